import { LRUCache } from 'lru-cache'
import type { Uuid } from '#contract/ids.ts'
import { concernedBy, type ActivityNames } from '#contract/vocabulary/activity-implications.ts'
import type { ClosureTraits } from '#contract/counts/closure-traits.ts'
import type { Store } from '../../store/domain/store.ts'
import { Standings } from './standings.ts'
import { Turns } from '../../store/domain/turns.ts'

/** How many closures are read at once. */
const PART = 500
/** How many are looked at at once for the areas that they meet. */
const NAMELESS_PART = 200
/** How many moments are kept whose statuses were told. */
const MOST_MOMENTS = 8

/** What all closures of one state of the store are counted by. */
export class ClosureIndex {
  readonly closures: readonly ClosureTraits[]
  /** By closure, one number for all that each choice of each filter takes alike. */
  readonly choiceClasses: ReadonlyMap<ClosureTraits, number>
  readonly #activities: ActivityNames
  readonly #concerned = new Map<string, readonly number[]>()
  readonly #store: Store
  readonly #positions: ReadonlyMap<number, number>
  readonly #standings = new LRUCache<string, Standings>({ max: MOST_MOMENTS })
  #areas: Promise<ReadonlyMap<number, readonly Uuid[]>> | undefined

  constructor(store: Store, closures: readonly ClosureTraits[], activities: ActivityNames) {
    this.#store = store
    this.closures = closures
    this.choiceClasses = choiceClassesOf(closures)
    this.#activities = activities
    this.#positions = new Map(closures.map(({ id }, position) => [id, position]))
  }

  /** The positions of closures by their `id`, without those that have come since; of all for null. */
  positionsOf(ids: readonly number[] | null): readonly number[] {
    if (ids === null) return this.closures.map((_, position) => position)
    return ids.flatMap((id) => this.#positions.get(id) ?? [])
  }

  /** The activities of all who are concerned by closures of some. */
  concernedBy(activityIds: readonly number[]): readonly number[] {
    const key = activityIds.join()
    const known = this.#concerned.get(key) ?? concernedBy(activityIds, this.#activities)
    this.#concerned.set(key, known)
    return known
  }

  /** The statuses of a moment, as its address writes it. */
  standingsOf(moment: string): Standings {
    const known = this.#standings.get(moment)
    if (known !== undefined) return known
    const standings = new Standings(this.closures)
    this.#standings.set(moment, standings)
    return standings
  }

  /** The areas whose closures each closure is among, by `id`: those that it names, or that it meets where it names none. */
  areas(): Promise<ReadonlyMap<number, readonly Uuid[]>> {
    if (this.#areas !== undefined) return this.#areas
    const areas = this.#readAreas()
    this.#areas = areas
    areas.catch(() => (this.#areas = undefined))
    return areas
  }

  async #readAreas(): Promise<ReadonlyMap<number, readonly Uuid[]>> {
    const areas = new Map<number, Uuid[]>(this.closures.map((one) => [one.id, [...new Set(one.protected_area_uuids)]]))
    const turns = new Turns()
    for (let at = 0; at < this.closures.length; at += NAMELESS_PART) {
      const last = this.closures[Math.min(this.closures.length, at + NAMELESS_PART) - 1]
      const before = this.closures[at - 1]?.id ?? Number.MIN_SAFE_INTEGER
      const found = await this.#store.listNamelessWithin(before, last?.id ?? before)
      for (const { id, area } of found) areas.get(id)?.push(area)
      await turns.pass()
    }
    return areas
  }
}

function choiceClassesOf(closures: readonly ClosureTraits[]): ReadonlyMap<ClosureTraits, number> {
  const numbers = new Map<string, number>()
  const classOf = ({ type, reason_id, source_id, source_kind, activity_ids }: ClosureTraits) => {
    const key = `${type} ${reason_id} ${source_id} ${source_kind} ${activity_ids.join()}`
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  return new Map(closures.map((closure) => [closure, classOf(closure)]))
}

/** Reads the index of a store, part by part, between which others are served. */
export async function readClosureIndex(store: Store): Promise<ClosureIndex> {
  const closures: ClosureTraits[] = []
  const turns = new Turns()
  for (let isWhole = false; !isWhole;) {
    const part = await store.listClosureTraits(closures.at(-1)?.id ?? Number.MIN_SAFE_INTEGER, PART)
    closures.push(...part)
    isWhole = part.length < PART
    await turns.pass()
  }
  const activities = await store.listActivities('en')
  return new ClosureIndex(store, closures, new Map(activities.map((activity) => [activity.id, activity])))
}
