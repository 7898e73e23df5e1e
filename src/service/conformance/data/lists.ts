import { AREA_DEFAULT_FIELDS, AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_DEFAULT_FIELDS, CLOSURE_FIELDS } from '#contract/records/closure.ts'
import { ORGANISATION_FIELDS } from '#contract/records/organisation.ts'
import { paths } from '#contract/paths.ts'
import type { Extension } from '#contract/root.ts'
import { WILDLIFE_FIELDS } from '#contract/records/wildlife.ts'
import type { Subject } from '../kernel/subject.ts'

/** A list in the envelope. */
export interface List {
  readonly path: string
  /** What it needs beyond the specification. */
  readonly needs?: Extension | 'extensions'
  /** Parameters that take a date. */
  readonly dates: readonly string[]
  /** What lets records through that a list leaves out by itself. */
  readonly everything?: string
}

/** A list whose records have fields to choose from, and addresses of their own. */
export interface RecordList extends List {
  readonly fields: readonly string[]
  readonly defaults: readonly string[]
  /** Fields that follow in services that know them: what they say depends on more than the data. */
  readonly optional?: readonly string[]
  /** What single records at addresses of their own need beyond the specification. */
  readonly detail?: Extension | 'extensions'
}

export const areas: RecordList = {
  path: paths.areas,
  dates: ['updated_after'],
  fields: AREA_FIELDS,
  defaults: AREA_DEFAULT_FIELDS,
}

export const closures: RecordList = {
  path: paths.closures,
  dates: ['updated_after', 'active_on', 'starts_after', 'starts_before', 'ends_after', 'ends_before'],
  everything: 'status=current,upcoming,expired',
  fields: CLOSURE_FIELDS,
  defaults: CLOSURE_DEFAULT_FIELDS,
  optional: ['paths'],
  detail: 'closure_detail',
}

export const wildlife: RecordList = {
  path: paths.wildlife,
  needs: 'extensions',
  dates: ['updated_after'],
  fields: WILDLIFE_FIELDS,
  defaults: WILDLIFE_FIELDS,
  detail: 'extensions',
}

export const organisations: RecordList = {
  path: paths.organisations,
  needs: 'extensions',
  dates: ['updated_after'],
  fields: ORGANISATION_FIELDS,
  defaults: ORGANISATION_FIELDS,
  detail: 'extensions',
}

export const areasDeleted: List = { path: paths.areasDeleted, dates: ['date'] }
export const closuresDeleted: List = { path: paths.closuresDeleted, needs: 'closures_deleted', dates: ['date'] }

export const recordLists: readonly RecordList[] = [areas, closures, wildlife, organisations]
export const deletedLists: readonly List[] = [areasDeleted, closuresDeleted]
export const lookupLists: readonly List[] = [
  { path: paths.categories, dates: [] },
  { path: paths.countries, dates: [] },
  { path: paths.activities, dates: [], needs: 'extensions' },
  { path: paths.reasons, dates: [], needs: 'extensions' },
  { path: paths.sources, dates: [], needs: 'extensions' },
]
export const lists: readonly List[] = [...recordLists, ...deletedLists, ...lookupLists]

/** All fields that the service has of a list’s records. */
export async function fieldsOf(
  subject: Subject,
  { path, fields, optional = [] }: RecordList,
): Promise<readonly string[]> {
  if (optional.length === 0) return fields
  const { status } = await subject.get(withSearch(path, 'page_size=1', `fields=${optional.join(',')}`))
  return status === 200 ? [...fields, ...optional] : fields
}

/** Those lists that the service is to have. */
export async function present<L extends List>(subject: Subject, among: readonly L[]): Promise<readonly L[]> {
  const kept: L[] = []
  for (const list of among) if (await isDue(subject, list.needs)) kept.push(list)
  return kept
}

/** Whether the service is to have something that may be beyond the specification. */
export async function isDue(subject: Subject, needs: Extension | 'extensions' | undefined): Promise<boolean> {
  if (needs === undefined) return true
  return needs === 'extensions' ? !subject.specOnly : subject.has(needs)
}

/** A path with parameters: `search` may be empty. */
export function withSearch(path: string, ...searches: readonly (string | undefined)[]): string {
  const search = searches.filter((part) => part !== undefined && part !== '').join('&')
  return search === '' ? path : `${path}?${search}`
}
