import type { BBox } from '#contract/geometry.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import type { Connection } from '../database/connection.ts'
import { keptWhileUnwritten } from '../database/kept.ts'
import { allInBox, amongInBox } from './box-test.ts'
import { IdSet } from '../../domain/id-set.ts'

/** So few records are looked at one by one sooner than all of a box are listed. */
const FEW = 1000

/** A region is searched letter by letter. */
const kept = keptWhileUnwritten<IdSet>(20)

/** Those of some records that meet a box. For use within a snapshot. */
export function withinBox(sql: Connection, table: PlacedTable, box: BBox, records: IdSet): IdSet {
  if (records.size <= FEW) return IdSet.of(amongInBox(sql, table, box, records.ids))
  return records.and(kept(sql, `${table} ${box.join()}`, () => IdSet.of(allInBox(sql, table, box).ids())))
}
