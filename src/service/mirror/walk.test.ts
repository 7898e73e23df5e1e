import { expect, it, onTestFinished } from 'vitest'
import { MAY_15, uuidOf } from '#testing/builders.ts'
import { Fetcher } from '../fetching/fetcher.ts'
import { serve } from '../http/testing/serve.ts'
import { aDirectory } from '../store/testing/store.ts'
import { SourceClient } from './source-client.ts'
import { Staging } from './staging.ts'
import { walk, type WalkPlan } from './walk.ts'

const plan: WalkPlan = {
  step: 'area-all',
  list: 'area-all',
  path: '/areas',
  query: {},
  fieldSets: [['uuid']],
  pageSize: 1,
  settles: true,
  isRoll: true,
  isOptional: false,
}

/** The walk over a list of a service that answers so. */
async function aWalk(answer: (url: URL) => Response) {
  const address = await serve((request) => answer(new URL(request.url)))
  const client = new SourceClient(`${address}/api/v2`, {
    now: () => MAY_15,
    random: () => 0.5,
    pause: async () => {},
    fetcher: new Fetcher({ privateHosts: true }),
    userAgent: 'test',
    timeoutMs: 5000,
  })
  const staging = new Staging(aDirectory())
  onTestFinished(() => staging.close())
  return { staging, go: async () => walk(plan, { client, staging, onProgress: () => {} }) }
}

const missing = () => Response.json({ detail: 'Not found.' }, { status: 404 })
const page = (number: number, next: string | null, count: number | null = null) =>
  Response.json({ count, next, results: [{ uuid: uuidOf(number) }] })

it.each(['after', 'cursor'])('takes no missing page for the end of a list whose links go by `%s`', async (name) => {
  let isMissing = true
  const { go, staging } = await aWalk(({ searchParams }) => {
    if (!searchParams.has(name)) return page(1, `?${name}=1`)
    return isMissing ? missing() : page(2, null)
  })
  await expect(go()).rejects.toThrow('with status 404')
  isMissing = false
  expect(await go()).toMatchObject({ state: 'done' })
  expect(staging.uuids('area-all')).toEqual(new Set([uuidOf(1), uuidOf(2)]))
})

it.each([
  { count: null, state: 'unsettled' },
  { count: 2, state: 'unsettled' },
  { count: 1, state: 'done' },
])('ends at a missing page with a number where the list is of $count records: $state', async ({ count, state }) => {
  const { go } = await aWalk(({ searchParams }) => (searchParams.has('page') ? missing() : page(1, '?page=2', count)))
  expect(await go()).toMatchObject({ state })
})

it('reads a list again that has become shorter meanwhile', async () => {
  let length = 2
  const { go, staging } = await aWalk(({ searchParams }) => {
    if (searchParams.has('page')) return missing()
    const first = page(1, length === 2 ? '?page=2' : null, length)
    length = 1
    return first
  })
  expect(await go()).toMatchObject({ state: 'done' })
  expect(staging.uuids('area-all')).toEqual(new Set([uuidOf(1)]))
})
