import { boundsOf } from '#contract/geo/bounds.ts'
import { boxHolds } from '#contract/geo/box.ts'
import { isGeometry, type BBox } from '#contract/geometry.ts'
import type { RecordChange } from '../../store/domain/last-imports.ts'
import type { Note } from './remarks.ts'

/** How many changes are looked at: a sample, since a large file may change all of its records. */
const LOOKED_AT = 200
/** Where fewer records have other names, each may have been renamed by itself. */
const LEAST = 3

const NUMBERED_ANEW =
  'another name under the same id, and no place in common: if its source has numbered its records anew, links to them ' +
  'now lead elsewhere; take the import back with --undo, and say with --id which column stays the same'

/**
 * Adds a note where most records of an import have another name at another place under the same id. `changed` and
 * `unchanged`: how many of its records were there before.
 */
export async function tellNumberedAnew(
  changes: AsyncIterable<RecordChange>,
  { changed, unchanged }: Readonly<Record<'changed' | 'unchanged', number>>,
  note: Note,
): Promise<void> {
  if (changed < LEAST || changed <= unchanged) return
  const others: string[] = []
  let looked = 0
  for await (const change of changes) {
    looked++
    const { was, now } = change
    if (was !== null && now !== null && was.name !== now.name && !isAtOnePlace(change)) {
      others.push(`${was.name} is ${now.name} now`)
    }
    if (looked >= LOOKED_AT) break
  }
  if (others.length < LEAST || others.length * 2 <= looked + (unchanged * looked) / changed) return
  for (const other of others) note(NUMBERED_ANEW, other, { each: true })
}

/** Whether the middle of what a record is lies in what it was, or the other way round; without shapes, whether it is of the same areas. */
function isAtOnePlace({ was, now }: RecordChange): boolean {
  const [before, after] = [boxOf(was), boxOf(now)]
  if (before !== null && after !== null) return boxHolds(before, middleOf(after)) || boxHolds(after, middleOf(before))
  return before === after && areasOf(was) !== '' && areasOf(was) === areasOf(now)
}

function boxOf(record: RecordChange['was']): BBox | null {
  return record !== null && isGeometry(record.geometry) ? boundsOf(record.geometry) : null
}

function middleOf([west, south, east, north]: BBox): BBox {
  const [lng, lat] = [(west + east) / 2, (south + north) / 2]
  return [lng, lat, lng, lat]
}

function areasOf(record: RecordChange['was']): string {
  return record !== null && 'protected_area_uuids' in record ? record.protected_area_uuids.toSorted().join() : ''
}
