import { expect, it } from 'vitest'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { uuidOf } from '#testing/builders.ts'
import { storeKinds } from '../store/testing/store.ts'
import { serve } from '../http/testing/serve.ts'
import { Clock, Copy } from './testing/source.ts'

const sqlite = storeKinds.find(({ name }) => name === 'SQLite')
const aPlace = sqlite?.aPlace ?? expect.fail('There is no SQLite.')

/**
 * Mirrors from a service whose list never ends, and returns how many of its pages were read. `pageOf`: the uuids on a page.
 */
async function mirrorEndless(pageOf: (page: number) => readonly string[], path: string = paths.areas): Promise<number> {
  let pages = 0
  const origin = await serve((request) => {
    const url = new URL(request.url)
    const isList = [paths.areas, paths.closures].some((list) => url.pathname === API_PREFIX + list)
    if (url.pathname !== API_PREFIX + path) {
      return isList ? Response.json([]) : Response.json({ detail: 'Not found.' }, { status: 404 })
    }
    const page = Number(url.searchParams.get('page') ?? '1')
    pages = Math.max(pages, page)
    const results = pageOf(page).map((uuid) => ({ uuid, name: 'Area' }))
    return Response.json({ count: 3, next: `?page=${page + 1}`, previous: null, results })
  })
  const copy = new Copy(await aPlace(), new Clock())
  await expect(copy.mirror(origin + API_PREFIX)).rejects.toThrow(
    `The pages of ${path} go on and on without anything new.`,
  )
  return pages
}

it('gives up a list whose pages go on without anything new', async () => {
  expect(await mirrorEndless((page) => [uuidOf((page % 3) + 1)])).toBeLessThan(100)
  expect(await mirrorEndless(() => [])).toBeLessThan(100)
  expect(await mirrorEndless(() => [uuidOf(1)], paths.categories)).toBeLessThan(100)
})

it('does not mind that some pages bring nothing', async () => {
  const isFilled = (page: number) => page < 100 && page % 7 === 0
  expect(await mirrorEndless((page) => (isFilled(page) ? [uuidOf(page)] : []))).toBeGreaterThan(98)
})
