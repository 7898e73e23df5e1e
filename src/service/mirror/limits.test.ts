import { expect, it } from 'vitest'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { uuidOf } from '#testing/builders.ts'
import { aCircle } from '../import/testing/import.ts'
import { storeKinds } from '../store/testing/store.ts'
import { limitsFrom } from './limits.ts'
import { serve } from '../http/testing/serve.ts'
import { Clock, Copy } from './testing/source.ts'

const sqlite = storeKinds.find(({ name }) => name === 'SQLite')
const aPlace = sqlite?.aPlace ?? expect.fail('There is no SQLite.')
const TIMEOUT_MS = 5000

/** The API of a service whose list of areas has such pages, by their numbers; each but the last leads to the next. */
async function aService(pages: number, bodyOf: (page: number) => object): Promise<string> {
  const origin = await serve((request) => {
    const url = new URL(request.url)
    const page = Number(url.searchParams.get('page') ?? '1')
    if (url.pathname === API_PREFIX + paths.closures) return Response.json([])
    if (url.pathname !== API_PREFIX + paths.areas) return Response.json({ detail: 'Not found.' }, { status: 404 })
    const next = page < pages ? `?page=${page + 1}` : null
    return Response.json({ count: pages, next, previous: null, ...bodyOf(page) })
  })
  return origin + API_PREFIX
}

const areas = (page: number) => ({ results: [{ uuid: uuidOf(page), name: 'Area', geometry: aCircle(4) }] })

it('ends an update that takes too long, and the next goes on there', async () => {
  const clock = new Clock()
  const copy = new Copy(await aPlace(), clock)
  const asked: string[] = []
  copy.beforeRequest = async ({ pathname, search }) => {
    if (pathname === API_PREFIX + paths.areas) asked.push(new URLSearchParams(search).get('page') ?? '1')
    clock.wait(1)
  }
  const address = await aService(8, areas)
  await expect(copy.mirror(address, TIMEOUT_MS, { minutes: 300 })).rejects.toThrow(
    'The update takes more than 300 minutes: if that is right, raise the limit with --limit minutes=600. ' +
      'What was read is kept, and the next update goes on there.',
  )
  const before = asked.length
  expect(before).toBeLessThan(8)
  const store = await copy.store()
  const countNow = async () => (await store.listAreas({}, ['uuid'], { offset: 0, limit: 0 })).count
  expect(await countNow()).toBe(0)
  await copy.mirror(address, TIMEOUT_MS, { minutes: 6000 })
  expect(asked[before]).not.toBe('1')
  expect(await countNow()).toBe(8)
})

it('refuses a record whose shape has too many vertices, and takes the others', async () => {
  const address = await aService(1, () => ({
    results: [
      { uuid: uuidOf(1), name: 'Round', geometry: aCircle(50) },
      { uuid: uuidOf(2), name: 'Square', geometry: aCircle(4) },
    ],
  }))
  const copy = new Copy(await aPlace(), new Clock())
  const { refused, written } = await copy.mirror(address, TIMEOUT_MS, { vertices: 20 })
  expect(refused).toEqual([
    `Round, ${uuidOf(1)}: its geometry has more than 20 vertices: if that is right, raise the limit with --limit vertices=40`,
  ])
  expect(written.added).toBe(1)
})

it('ends at an answer that is nested too deep', async () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  const body = `{"results": [{"uuid": "${uuidOf(1)}", "extra": ${deep}}]}`
  const origin = await serve(() => new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  const copy = new Copy(await aPlace(), new Clock())
  await expect(copy.mirror(origin + API_PREFIX)).rejects.toThrow(
    'is nested more than 100 levels deep: if that is right',
  )
})

it('ends at a list of too many pages', async () => {
  const copy = new Copy(await aPlace(), new Clock())
  await expect(copy.mirror(await aService(8, areas), TIMEOUT_MS, { pages: 5 })).rejects.toThrow(
    `The list ${paths.areas} has more than 5 pages: if that is right, raise the limit with --limit pages=10.`,
  )
})

it('takes limits that are set, and says which there are', () => {
  expect(limitsFrom(['minutes=1440'])).toMatchObject({ minutes: 1440, vertices: 2e6 })
  expect(() => limitsFrom(['hours=2'])).toThrow(
    '--limit hours=2: write NAME=NUMBER, with one of minutes, pages, page_mb, vertices, depth.',
  )
  expect(() => limitsFrom(['minutes=999999'])).toThrow('--limit minutes=999999: minutes goes from 1 to 20,160.')
})
