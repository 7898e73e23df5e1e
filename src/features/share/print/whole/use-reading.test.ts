import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { PageRead } from '#core/api/list.ts'
import { readToTheEnd } from './use-reading.ts'

const Item = z.object({ id: z.int() })
type Pages = readonly PageRead<z.infer<typeof Item>>[]
const list = { url: 'https://service.example/list?page=1', schema: Item, limit: Infinity }

/** Pages that do not arrive. */
let lost: Set<number>
let asked: number[]

beforeEach(() => {
  lost = new Set()
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    const page = Number(new URL(url).searchParams.get('page'))
    asked.push(page)
    if (lost.has(page)) throw new TypeError('fetch failed')
    return Response.json({ count: 3, next: page < 3 ? `/list?page=${page + 1}` : null, results: [{ id: page }] })
  })
})

const idsOf = (pages: Pages) => pages.flatMap(({ records }) => records.map(({ id }) => id))

it('reads to the last page, and gives what there is after each', async () => {
  const given: number[][] = []
  await readToTheEnd(list, [], new AbortController().signal, (pages) => given.push(idsOf(pages)))
  expect(given).toEqual([[1], [1, 2], [1, 2, 3]])
})

it('keeps what it has read when a page does not arrive, and goes on from there', async () => {
  let kept: Pages = []
  const read = () => readToTheEnd(list, kept, new AbortController().signal, (pages) => (kept = pages))
  lost.add(3)
  await expect(read()).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  expect(idsOf(kept)).toEqual([1, 2])
  lost.clear()
  await read()
  expect(idsOf(kept)).toEqual([1, 2, 3])
  expect(asked).toEqual([1, 2, 3, 3])
})

it('gives nothing more, and asks for nothing more, once it is called off', async () => {
  const leaving = new AbortController()
  const given: number[][] = []
  const reading = readToTheEnd(list, [], leaving.signal, (pages) => {
    given.push(idsOf(pages))
    leaving.abort()
  })
  await expect(reading).rejects.toThrow('aborted')
  expect(given).toEqual([[1]])
})
