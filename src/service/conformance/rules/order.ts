import { parseInstant } from '#contract/status/instant.ts'
import { areas, closures, deletedLists, present, recordLists, withSearch, type List } from '../data/lists.ts'
import { getPage, walk, type Page } from '../data/page.ts'
import { expectSequence, expectThat, fail, shown, skip } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import type { Subject } from '../kernel/subject.ts'

type Row = Page['results'][number]
type Key = (row: Row) => readonly (number | string)[]

/** Every record comes after the one before it, by the parts of its key. */
function expectOrder({ answer, results }: Page, key: Key, order: string): void {
  for (const [index, row] of results.entries()) {
    const before = results[index - 1]
    if (before !== undefined && !isBefore(key(before), key(row))) {
      fail(answer, `the order of ${order}`, `${shown(before)} before ${shown(row)}`)
    }
  }
}

function isBefore(a: readonly (number | string)[], b: readonly (number | string)[]): boolean {
  for (const [index, part] of a.entries()) {
    const other = b[index] ?? ''
    if (part !== other) return part < other
  }
  return false
}

function instantIn(row: Row, name: string): number {
  const text = row[name]
  return (typeof text === 'string' ? parseInstant(text) : null) ?? -Infinity
}

/** A list in sync order: which it takes, and by what. */
interface Synced {
  readonly list: List
  readonly search: string
  readonly time: 'updated_at' | 'deleted_at'
}

async function synced(subject: Subject): Promise<readonly Synced[]> {
  const updates = (await present(subject, recordLists)).map((list): Synced => ({
    list,
    search: 'updated_after=0001-01-01&fields=uuid,updated_at',
    time: 'updated_at',
  }))
  const deletions = (await present(subject, deletedLists)).map((list): Synced => ({
    list,
    search: '',
    time: 'deleted_at',
  }))
  return [...updates, ...deletions]
}

export const orderRules: readonly Rule[] = [
  {
    id: 'order.areas',
    section: 1,
    says: 'Areas come by their id.',
    check: async (subject) => {
      const page = await getPage(subject, withSearch(areas.path, 'fields=id', 'page_size=1000'))
      if (page.count < 2) skip('there are not two areas')
      expectOrder(page, ({ id }) => [Number(id)], 'id')
    },
  },
  {
    id: 'order.closures',
    section: 1,
    says: 'Closures come in one order, whatever they are narrowed by.',
    check: async (subject) => {
      const page = (search?: string) =>
        getPage(subject, withSearch(closures.path, 'fields=uuid', 'page_size=1000', search))
      const whole = await page(closures.everything)
      if (whole.count < 2) skip('there are not two closures')
      if (whole.next !== null) skip('there are more than 1000 closures')
      const uuidsIn = ({ results }: Page) => results.map(({ uuid }) => uuid)
      for (const search of ['status=current', 'status=upcoming', 'status=expired', 'type=closure', 'type=notice']) {
        const part = await page(search)
        const found = new Set(uuidsIn(part))
        const expected = uuidsIn(whole).filter((uuid) => found.has(uuid))
        expectSequence(part.answer, uuidsIn(part), expected)
      }
    },
  },
  {
    id: 'order.sync',
    section: 1,
    says: 'With updated_after records come by updated_at, deletions by deleted_at; then by uuid.',
    needs: 'extensions',
    check: async (subject) => {
      let seen = 0
      for (const { list, search, time } of await synced(subject)) {
        const page = await getPage(subject, withSearch(list.path, search, 'page_size=1000'))
        seen = Math.max(seen, page.count)
        expectOrder(page, (row) => [instantIn(row, time), String(row['uuid'])], `${time} and uuid`)
      }
      if (seen < 2) skip('no list has two records')
    },
  },
  {
    id: 'sync.keyset',
    section: 1,
    says: 'In sync order next is a keyset link (after=…), and the walk gives every record once.',
    needs: 'keyset_sync',
    check: async (subject) => {
      let seen = 0
      for (const { list, search, time } of await synced(subject)) {
        const whole = await getPage(subject, withSearch(list.path, search, 'page_size=1000'))
        if (whole.count < 2) continue
        seen = whole.count
        const size = Math.min(250, Math.ceil(whole.count / 3))
        const pages = await walk(subject, withSearch(list.path, search, `page_size=${size}`), 4)
        for (const { answer, next } of pages) {
          // A list that is in this order by itself may be walked by its pages.
          const isKeyset = next === null || time === 'deleted_at' || new URL(next).searchParams.has('after')
          expectThat(isKeyset, answer, 'next with after=…', next)
        }
        const [walked = [], expected = []] = [pages.flatMap(({ results }) => results), whole.results].map((rows) =>
          rows.slice(0, Math.min(4 * size, 1000)).map(({ uuid }) => uuid),
        )
        expectSequence(pages.at(-1)?.answer ?? whole.answer, walked, expected)
      }
      if (seen === 0) skip('no list has two records')
    },
  },
]
