import { activities } from './activities.ts'

/** What code calls an activity of the vocabulary. */
export type ActivityKey = (typeof activities)[number]['key']

/** Activities by their ids at a service, with names in any language of the vocabulary. */
export type ActivityNames = ReadonlyMap<number, { readonly name: string }>

/** Who goes over land comes into the area, and may leave its paths. */
const OVER_LAND = ['entering', 'leaving_paths'] as const

/**
 * What else than an activity itself keeps a person from it where it is closed. What flies over an area does not enter
 * it; a boat does, and leaves no paths.
 */
const IMPLIED: Readonly<Record<ActivityKey, readonly ActivityKey[]>> = {
  entering: [],
  leaving_paths: ['entering'],
  hiking: OVER_LAND,
  climbing: OVER_LAND,
  ice_climbing: [...OVER_LAND, 'climbing'],
  base_jumping: OVER_LAND,
  riding: OVER_LAND,
  cycling: OVER_LAND,
  motor_vehicles: OVER_LAND,
  skiing: OVER_LAND,
  ski_touring: [...OVER_LAND, 'skiing'],
  snowshoeing: [...OVER_LAND, 'hiking'],
  cross_country: [...OVER_LAND, 'skiing'],
  tobogganing: OVER_LAND,
  paragliding: [],
  gliders: [],
  ballooning: [],
  ultralight: [],
  drones: [],
  swimming: OVER_LAND,
  diving: [...OVER_LAND, 'swimming'],
  fishing: OVER_LAND,
  motor_boats: ['entering'],
  boats: ['entering'],
  camping: [...OVER_LAND, 'bivouac'],
  camping_vehicle: [...OVER_LAND, 'motor_vehicles', 'camping'],
  bivouac: OVER_LAND,
  open_fire: OVER_LAND,
  dogs: [...OVER_LAND, 'dogs_off_leash'],
  dogs_off_leash: [...OVER_LAND, 'dogs'],
  mushrooms: OVER_LAND,
  plants: OVER_LAND,
  photography: OVER_LAND,
  noise: ['entering'],
}

/** Where alone a closure concerns someone: who keeps to the paths, or has the dog on the leash, is free. */
export type Condition = 'off-paths' | 'off-leash'

/** How a closure concerns who does something; `not-said`: it may be about any activity. */
export type Concern = 'yes' | Condition | 'not-said' | 'no'

/** How a closure of these concerns those for whom it is only implied. */
const CONDITIONS: Readonly<Partial<Record<ActivityKey, Condition>>> = {
  leaving_paths: 'off-paths',
  dogs_off_leash: 'off-leash',
}

/** Of several activities the one that is concerned most decides. */
const MOST_FIRST: readonly Concern[] = ['yes', 'off-paths', 'off-leash', 'not-said', 'no']

const KEYS: ReadonlyMap<string, ActivityKey> = new Map(
  activities.flatMap(({ key, labels }) => Object.values(labels).map((label) => [label, key] as const)),
)

/** What the vocabulary calls an activity that a service names so, in whatever language; null for one of the service's own. */
export function activityKeyOf(name: string | undefined): ActivityKey | null {
  return name === undefined ? null : (KEYS.get(name) ?? null)
}

/**
 * The ids of all activities whose closures concern who does one of those chosen: these first. As `activity_id` of a
 * request it selects by plain membership.
 */
export function withImplied(chosen: readonly number[], names: ActivityNames): readonly number[] {
  const implied = new Set(chosen.flatMap((id) => impliedBy(id, names)))
  const others = [...names].flatMap(([id, { name }]) => (isIn(implied, name) && !chosen.includes(id) ? [id] : []))
  return [...chosen, ...others]
}

/** How a closure of some activities concerns who does those chosen; none chosen: any. */
export function concernOf(activityIds: readonly number[], chosen: readonly number[], names: ActivityNames): Concern {
  if (activityIds.length === 0) return 'not-said'
  if (chosen.length === 0) return 'yes'
  const concerns = new Set(activityIds.flatMap((id) => chosen.map((own) => concernOfOne(id, own, names))))
  return MOST_FIRST.find((concern) => concerns.has(concern)) ?? 'no'
}

/** The condition of a concern that has one; else null. */
export function conditionOf(concern: Concern): Condition | null {
  return concern === 'off-paths' || concern === 'off-leash' ? concern : null
}

/** The ids of all activities, each chosen alone, whom closures of some activities concern. */
export function concernedBy(activityIds: readonly number[], names: ActivityNames): readonly number[] {
  const others = [...names.keys()].filter((own) => activityIds.some((id) => concernOfOne(id, own, names) !== 'no'))
  return [...new Set([...activityIds, ...others])]
}

function concernOfOne(closed: number, own: number, names: ActivityNames): Concern {
  if (closed === own) return 'yes'
  const name = names.get(closed)?.name
  const key = activityKeyOf(name)
  if (key === null) return name === undefined ? 'not-said' : 'no'
  return impliedBy(own, names).includes(key) ? (CONDITIONS[key] ?? 'yes') : 'no'
}

function impliedBy(id: number, names: ActivityNames): readonly ActivityKey[] {
  const key = activityKeyOf(names.get(id)?.name)
  return key === null ? [] : IMPLIED[key]
}

function isIn(keys: ReadonlySet<ActivityKey>, name: string): boolean {
  const key = activityKeyOf(name)
  return key !== null && keys.has(key)
}
