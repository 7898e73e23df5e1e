import { keysOf } from '#contract/keys.ts'
import type { AreaQuery } from '#contract/query/area-query.ts'
import type { ClosureQuery } from '#contract/query/closure-query.ts'
import type { UserFilter } from '#core/filters/user-filter.ts'
import type { FilterName } from '../../../public/embed/1/embed.d.ts'

/** What a parameter of an address is about. */
type ParameterKind =
  /** Where the map looks. */
  | 'camera'
  /** The place that is asked about; the map looks there. */
  | 'place'
  /** The record that is open. */
  | 'selection'
  /** What statuses are shown for. */
  | 'moment'
  /** What is left out; a filter has the name that it has in the API. */
  | 'filter'
  | 'background'
  /** How pages are shown, which is each reader's own affair. */
  | 'display'
  /** What only the full map can open. */
  | 'tool'
  /** What only the desk has. */
  | 'desk'
  /** What a host page chooses for an embed. */
  | 'frame'

type ApiFilter = UserFilter<ClosureQuery> | UserFilter<AreaQuery>

/**
 * Every parameter of the addresses of the map, the embed and the desk. A link is kept for years: none is ever taken from
 * here. A filter of the API, or of the embed's published types, that is missing here does not compile.
 */
const PARAMETERS = {
  map: 'camera',
  bbox: 'camera',
  area: 'selection',
  closure: 'selection',
  when: 'moment',
  here: 'place',
  q: 'filter',
  status: 'filter',
  type: 'filter',
  reason_id: 'filter',
  activity_id: 'filter',
  source_id: 'filter',
  source_kind: 'filter',
  starts_after: 'filter',
  starts_before: 'filter',
  ends_after: 'filter',
  ends_before: 'filter',
  protected_area_uuid: 'filter',
  category_id: 'filter',
  country_id: 'filter',
  base: 'background',
  lang: 'display',
  theme: 'display',
  list: 'tool',
  timeline: 'tool',
  hike: 'tool',
  hike_pace: 'tool',
  hike_activity: 'tool',
  due: 'desk',
  changed: 'desk',
  sort: 'desk',
  gloves: 'desk',
  ui: 'frame',
  panel: 'frame',
  gestures: 'frame',
  accent: 'frame',
} as const satisfies Readonly<Record<string, ParameterKind>> & Readonly<Record<ApiFilter | FilterName, 'filter'>>

export type ParameterName = keyof typeof PARAMETERS

/** The parameters of some kinds. */
type NameOf<Kind extends ParameterKind> = {
  [Name in ParameterName]: (typeof PARAMETERS)[Name] extends Kind ? Name : never
}[ParameterName]

/** All parameters, in the order in which they are named. */
export const PARAMETER_NAMES = keysOf(PARAMETERS)

/** The parameters of some kinds, in the order of all. */
export function namesOf<const Kind extends ParameterKind>(...kinds: readonly Kind[]): readonly NameOf<Kind>[] {
  return PARAMETER_NAMES.filter((name): name is NameOf<Kind> => kinds.some((kind) => kind === PARAMETERS[name]))
}

/** Whether a name is that of a parameter. */
export function isParameter(name: string): name is ParameterName {
  return Object.hasOwn(PARAMETERS, name)
}

export const FILTER_NAMES: readonly FilterName[] = namesOf('filter')

/** Whether a name is that of a filter. */
export function isFilter(name: string): name is FilterName {
  return isParameter(name) && PARAMETERS[name] === 'filter'
}

/** The kinds of what an embed can show as the full map does. */
export const SHOWN_KINDS = ['camera', 'selection', 'moment', 'filter', 'background'] as const

/** What says where the map looks. */
export const PLACE_NAMES = namesOf('camera', 'place')
