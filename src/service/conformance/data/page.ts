import * as z from 'zod/mini'
import type { Answer } from '../kernel/answer.ts'
import { expectStatus, jsonOf, parsed } from '../kernel/expect.ts'
import type { Subject } from '../kernel/subject.ts'

const Envelope = z.strictObject({
  count: z.int().check(z.nonnegative()),
  next: z.nullable(z.url()),
  previous: z.nullable(z.url()),
  results: z.array(z.record(z.string(), z.unknown())),
})

/** A page of a list, with the answer that it came in. */
export interface Page extends z.infer<typeof Envelope> {
  readonly answer: Answer
}

/** Reads an answer as a page of a list. Throws a Failure for anything else. */
export function pageOf(answer: Answer): Page {
  expectStatus(answer, 200)
  return { answer, ...parsed(answer, Envelope, jsonOf(answer), 'the envelope') }
}

export async function getPage(subject: Subject, path: string): Promise<Page> {
  return pageOf(await subject.get(path))
}

/** Pages from one on, as `next` leads, but no more than so many. */
export async function walk(subject: Subject, path: string, most: number): Promise<readonly Page[]> {
  const pages = [await getPage(subject, path)]
  for (let next = pages[0]?.next ?? null; next !== null && pages.length < most;) {
    const page = pageOf(await subject.follow(next))
    pages.push(page)
    next = page.next
  }
  return pages
}
