import { parseInstant } from '#contract/status/instant.ts'
import { writeSyncCursor } from '#contract/list.ts'
import * as sentences from '#contract/error-sentences.ts'
import { areas, closures, deletedLists, present, recordLists, withSearch, type List } from '../data/lists.ts'
import { getPage, walk, type Page } from '../data/page.ts'
import { expectJson, expectSequence, expectThat, fail, shown, skip } from '../kernel/expect.ts'
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
    says: 'Closures come by begins_at, null first, then by uuid.',
    needs: 'extensions',
    check: async (subject) => {
      const search = withSearch(closures.path, 'fields=uuid,begins_at', 'page_size=1000', closures.everything)
      const page = await getPage(subject, search)
      if (page.count < 2) skip('there are not two closures')
      expectOrder(page, (row) => [instantIn(row, 'begins_at'), String(row['uuid'])], 'begins_at and uuid')
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
    says: 'In sync order next is a keyset link, after=<updated_at>,<uuid>, and the walk gives every record once.',
    needs: 'keyset_sync',
    check: async (subject) => {
      let seen = 0
      for (const { list, search, time } of await synced(subject)) {
        const whole = await getPage(subject, withSearch(list.path, search, 'page_size=1000'))
        if (whole.count < 2) continue
        seen = whole.count
        const size = Math.min(250, Math.ceil(whole.count / 3))
        const pages = await walk(subject, withSearch(list.path, search, `page_size=${size}`), 4)
        for (const { answer, results, next } of pages) {
          const last = results.at(-1)
          if (next === null || last === undefined) continue
          const after = writeSyncCursor({ at: String(last[time]), uuid: String(last['uuid']) })
          const got = new URL(next).searchParams.get('after')
          // A list that is in this order by itself may be walked by its pages.
          const isPaged = time === 'deleted_at' && got === null
          expectThat(got === after || isPaged, answer, `next with after=${after}`, next)
        }
        const [walked = [], expected = []] = [pages.flatMap(({ results }) => results), whole.results].map((rows) =>
          rows.slice(0, Math.min(4 * size, 1000)).map(({ uuid }) => uuid),
        )
        expectSequence(pages.at(-1)?.answer ?? whole.answer, walked, expected)
      }
      if (seen === 0) skip('no list has two records')
    },
  },
  {
    id: 'sync.after',
    section: 1,
    says: 'after=<updated_at>,<uuid> goes on after that record, be it there or not; a text that is no such place is 404.',
    needs: 'keyset_sync',
    check: async (subject) => {
      const search = withSearch(closures.path, 'updated_after=0001-01-01', 'fields=uuid,updated_at', 'page_size=1000')
      const { results } = await getPage(subject, search)
      const middle = results[Math.floor((results.length - 1) / 2)] ?? skip('there is no closure')
      const cursor = writeSyncCursor({ at: String(middle['updated_at']), uuid: String(middle['uuid']) })
      const rest = await getPage(subject, `${search}&after=${encodeURIComponent(cursor)}`)
      const expected = results.slice(results.indexOf(middle) + 1).map(({ uuid }) => uuid)
      expectSequence(
        rest.answer,
        rest.results.slice(0, expected.length).map(({ uuid }) => uuid),
        expected,
      )
      for (const text of ['yesterday', '2026-05-01T00:00:00Z', `soon,${middle['uuid']}`, '2026-05-01T00:00:00Z,1']) {
        expectJson(await subject.get(`${search}&after=${text}`), 404, { detail: sentences.invalidPage })
      }
    },
  },
]
