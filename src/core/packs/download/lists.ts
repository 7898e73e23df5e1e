import { MAX_PAGE_SIZE } from '#contract/list.ts'
import { paths } from '#contract/paths.ts'
import { areaQuery, type AreaQuery } from '#contract/query/area-query.ts'
import { closureQuery, type ClosureQuery } from '#contract/query/closure-query.ts'
import { AREA_FIELDS, type AreaField } from '#contract/records/area.ts'
import { SERVED_CLOSURE_FIELDS, STATUSES, type ServedClosureField } from '#contract/records/closure.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import type { PackedList, Region } from '../pack.ts'

/** Small enough that little is lost where the line breaks, large enough that little is spent on asking. */
const PAGE = 100

/** Which records of a service belong to a pack. */
export interface Wanted {
  /** Of the API. */
  readonly base: string
  readonly region: Region
  /** What the service can do beyond the specification. */
  readonly extensions: readonly string[]
  /** Closures that ended before are left out. */
  readonly endedSince: LocalDate
}

interface Asked {
  /** Their uuids and times of update alone, to compare what there is; else whole records. */
  readonly onlyUpdates: boolean
  readonly updatedAfter?: LocalDate
}

/** The addresses of the lists in which the records of a pack are. */
export function listsOf(wanted: Wanted, list: PackedList, asked: Asked): readonly string[] {
  const addresses = list === 'area' ? areaLists(wanted, asked) : closureLists(wanted, asked)
  const size = String(asked.onlyUpdates ? MAX_PAGE_SIZE : PAGE)
  return addresses.map(([path, query]) => {
    query.set('page_size', size)
    return `${wanted.base}${path}?${query}`
  })
}

type Address = readonly [path: string, query: URLSearchParams]

const UPDATES = ['uuid', 'updated_at'] as const satisfies readonly (AreaField & ServedClosureField)[]

function areaLists({ region, extensions }: Wanted, { onlyUpdates, updatedAfter }: Asked): readonly Address[] {
  const query: AreaQuery = {
    fields: onlyUpdates ? UPDATES : AREA_FIELDS,
    ...(extensions.includes('areas_bbox') && { bbox: region.box }),
    ...(updatedAfter !== undefined && { updated_after: updatedAfter }),
  }
  return [[paths.areas, areaQuery.write(query)]]
}

/** Closures whose place nobody knows are in no box, and in a list of their own. */
function closureLists(
  { region, extensions, endedSince }: Wanted,
  { onlyUpdates, updatedAfter }: Asked,
): readonly Address[] {
  const query: ClosureQuery = {
    fields: onlyUpdates ? UPDATES : SERVED_CLOSURE_FIELDS,
    status: STATUSES,
    ends_after: endedSince,
    ...(updatedAfter !== undefined && { updated_after: updatedAfter }),
  }
  const inBox: Address = [paths.closures, closureQuery.write({ ...query, bbox: region.box })]
  if (!extensions.includes('closures_geometry_from')) return [inBox]
  return [inBox, [paths.closures, closureQuery.write({ ...query, geometry_from: ['none'] })]]
}
