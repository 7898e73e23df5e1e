import * as z from 'zod/mini'
import { Uuid } from '#contract/ids.ts'
import { AreaRecord } from '#contract/records/area.ts'
import { ClosureRecord } from '#contract/records/closure.ts'
import type { PackedList } from '../pack.ts'
import type { Lying } from '../region/within.ts'
import { shapeBytes } from '../shape/shape-bytes.ts'
import type { AreaRow, ClosureRow, OutsideRow, Row } from '../store/rows.ts'

/** What decides where records are kept. */
export interface Keeping {
  readonly edition: string
  /** Whether something lies in the region; null where nobody knows where it is. */
  readonly isWithin: (lying: Lying) => boolean | null
  /** Whether the pack has an area. */
  readonly hasArea: (uuid: Uuid) => boolean
}

/** The rows of records as a service sent them; what cannot be read is left out. `order`: the number of the first. */
export function rowsOfRecords(
  list: PackedList,
  items: readonly unknown[],
  order: number,
  keeping: Keeping,
): readonly Row[] {
  const rowOf = list === 'area' ? areaRow : closureRow
  return items.flatMap((item, index) => rowOf(item, order + index, keeping) ?? [])
}

function areaRow(item: unknown, order: number, { edition, isWithin }: Keeping): Row | null {
  const read = AreaRecord.safeParse(item)
  if (!read.success) return unreadableRow('area', item, edition)
  const { geometry, ...record } = read.data
  // An area that nobody can place is in no region.
  if (isWithin(read.data) !== true) return outsideRow('area', read.data, edition)
  const shape = geometry == null ? null : shapeBytes(geometry)
  const bytes = JSON.stringify(record).length + (shape?.length ?? 0)
  const row: AreaRow = { edition, kind: 'area', key: record.uuid, part: 'areas', bytes, order, record, shape }
  return row
}

function closureRow(item: unknown, order: number, keeping: Keeping): Row | null {
  const { edition } = keeping
  const read = ClosureRecord.safeParse(item)
  if (!read.success) return unreadableRow('closure', item, edition)
  const record = read.data
  if (!belongs(record, keeping)) return outsideRow('closure', record, edition)
  const bytes = JSON.stringify(record).length
  const row: ClosureRow = { edition, kind: 'closure', key: record.uuid, part: 'closures', bytes, order, record }
  return row
}

/** By its own shape, else by the areas that it names; one that nobody can place belongs to every pack. */
function belongs(record: ClosureRecord, { isWithin, hasArea }: Keeping): boolean {
  const areas = record.protected_area_uuids ?? []
  if (record.geometry == null && areas.length > 0) return areas.some(hasArea)
  return isWithin(record) ?? true
}

const Known = z.object({ uuid: Uuid, updated_at: z.optional(z.nullable(z.string())) })

/** A record that cannot be read is known all the same: else it would be missed at each comparison. */
function unreadableRow(list: PackedList, item: unknown, edition: string): OutsideRow | null {
  const read = Known.safeParse(item)
  return read.success ? outsideRow(list, read.data, edition) : null
}

function outsideRow(
  list: PackedList,
  { uuid, updated_at }: { readonly uuid: Uuid; readonly updated_at?: string | null | undefined },
  edition: string,
): OutsideRow {
  const row = { edition, kind: 'outside', key: `${list} ${uuid}`, part: 'details', bytes: 0, list, uuid } as const
  return { ...row, updatedAt: updated_at ?? null }
}
