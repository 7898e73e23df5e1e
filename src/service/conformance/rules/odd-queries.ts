import * as z from 'zod/mini'
import { areas, closures, present, recordLists, withSearch } from '../data/lists.ts'
import { textOf, type Answer } from '../kernel/answer.ts'
import { expectStatus, expectThat, fail, jsonOf, parsed } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import type { Subject } from '../kernel/subject.ts'

async function countOf(subject: Subject, path: string): Promise<{ answer: Answer; count: number }> {
  const answer = await subject.get(path)
  expectStatus(answer, 200)
  return { answer, count: parsed(answer, z.object({ count: z.int() }), jsonOf(answer), 'the list').count }
}

/** Marks of an engine room: a stack, a file, a statement. */
const LEAK =
  /\bat \S+ \(|\.[cm]?[jt]s:\d+|\/(?:home|usr|var|srv|app|node_modules)\/|\bSELECT\b.+\bFROM\b|SQLITE|Traceback|PG::/i

export const oddQueryRules: readonly Rule[] = [
  {
    id: 'errors.ignored',
    section: 2,
    says: 'Unknown parameters and empty ones are ignored.',
    check: async (subject) => {
      for (const { path } of await present(subject, recordLists)) {
        const count = await countOf(subject, withSearch(path, 'page_size=1'))
        for (const search of ['foo=bar', 'updated_after=', 'type=&status=&bbox=&category_id=&fields=', '__proto__=1']) {
          const url = withSearch(path, 'page_size=1', search)
          const got = await countOf(subject, url)
          expectThat(got.count === count.count, got.answer, `${count.count} records as without`, got.count)
        }
      }
    },
  },
  {
    id: 'errors.unknown-id',
    section: 2,
    says: 'An unknown id in a filter is 200 and an empty list.',
    check: async (subject) => {
      for (const search of ['category_id=987654321', 'country_id=-1', 'category_id=99999999999999999999']) {
        const { answer, count } = await countOf(subject, withSearch(areas.path, search))
        expectThat(count === 0, answer, 'no records', count)
      }
      for (const search of ['reason_id=987654321', 'activity_id=987654321', 'source_id=-1']) {
        const { answer, count } = await countOf(subject, withSearch(closures.path, search))
        expectThat(count === 0, answer, 'no records', count)
      }
    },
  },
  {
    id: 'errors.unreadable',
    section: 2,
    says: 'A query over 8 kB is 414 and malformed encoding 400, each with a reason.',
    check: async (subject) => {
      const long = `${closures.path}?reason_id=${'1,'.repeat(4200)}1`
      for (const [path, status] of [
        [long, 414],
        [`${areas.path}?q=%FF`, 400],
        [`${areas.path}?q=%zz`, 400],
      ] as const) {
        const answer = await subject.get(path)
        expectStatus(answer, status)
        parsed(answer, z.object({ detail: z.string() }), jsonOf(answer), 'the reason')
      }
    },
  },
  {
    id: 'errors.hostile',
    section: 2,
    says: 'Hostile queries are 200 or 400, never a failure, and no answer shows a stack trace, a path or SQL.',
    check: async (subject) => {
      const texts = ["'", '%00', '%27%3B--', '1e400', '%F0%9F%8C%B2', '..%2F..%2Fetc', '%5B%5B%5B', '9'.repeat(400)]
      for (const text of texts) {
        for (const name of ['category_id', 'q', 'updated_after', 'bbox', 'fields', 'page_size', 'after']) {
          const answer = await subject.get(`${areas.path}?${name}=${text}`)
          if (answer.status >= 500) fail(answer, 'no failure of the service', `${answer.status}`)
          const leak = answer.status === 200 ? undefined : LEAK.exec(textOf(answer))?.[0]
          expectThat(leak === undefined, answer, 'nothing of the inside', leak)
        }
      }
    },
  },
]
