import * as z from 'zod/mini'
import { MAX_PAGE_SIZE, type Cursor } from '#contract/list.ts'
import { BEFORE_ALL } from '../output/formats/read-closures.ts'
import type { CheckState } from './one-state.ts'
import { StoredRecord, type Selection } from './selection.ts'

const FIRST_PAGE = 100
/** As much of records as is read at once, in bytes: about, since shapes differ. */
const PAGE_BYTES = 2 ** 20

const Records = z.array(StoredRecord)
const utf8 = new TextDecoder()

/** What is told while records are read: how many there have been, and how many there are. */
export type OnRecords = (read: number, count: number) => void

/** All records of a selection in the order of their updates, some at a time; no page without a record. */
export async function* recordPages(
  selection: Selection,
  withGeometry: boolean,
  check: CheckState,
  onRecords: OnRecords,
): AsyncGenerator<readonly StoredRecord[], undefined> {
  const place: { after: Cursor | null } = { after: BEFORE_ALL }
  let [read, limit] = [0, FIRST_PAGE]
  while (place.after !== null) {
    const slice = { offset: 0, limit, after: place.after }
    const { count, records } = await selection.list(slice, withGeometry, ({ next }) => {
      place.after = next
      return ['[', ']']
    })
    const page = Records.parse(JSON.parse(utf8.decode(records))).map(selection.complete)
    if (page.length > 0) yield page
    read += page.length
    limit = Math.min(MAX_PAGE_SIZE, Math.ceil((page.length * PAGE_BYTES) / records.length))
    onRecords(read, count)
    await check()
  }
}
