import { beforeEach, describe, expect, it, vi } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { apiAt } from '../client.ts'
import { listAreas } from './areas.ts'
import { listOrganisations, listWildlife } from './beyond-spec.ts'
import { countRecords } from './count.ts'
import { deletedAt } from './deletions.ts'
import { listCategories } from './lookups.ts'
import { getRoot } from './root.ts'

const api = apiAt('https://service.example')
const uuid = uuidOf(1)
const { signal } = new AbortController()

/** The network: answers everything with one status and body. */
let status = 404
let body: unknown = null
let asked: URL[] = []

beforeEach(() => {
  status = 404
  body = { detail: 'Not found.' }
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url))
    return Response.json(body, { status })
  })
})

describe('what a service of the specification alone does not have', () => {
  it('is an empty list or no document', async () => {
    expect(await listCategories(api, 'de', { signal })).toEqual([])
    expect(await listOrganisations(api, { signal })).toMatchObject({ records: [], count: 0, more: false })
    expect(await listWildlife(api, { signal })).toMatchObject({ records: [], count: 0, more: false })
    expect(await getRoot(api, { signal })).toBeNull()
    expect(await deletedAt(api, 'area', uuid, { signal })).toBeNull()
  })

  it('is not known while the service fails', async () => {
    status = 503
    await expect(listCategories(api, 'de', { signal })).rejects.toThrow('refused')
    await expect(listOrganisations(api, { signal })).rejects.toThrow('refused')
    await expect(getRoot(api, { signal })).rejects.toThrow('refused')
  })
})

describe('a list', () => {
  beforeEach(() => {
    status = 200
    body = [{ uuid, name: 'Cliff' }]
  })

  it.each([
    [1, '1'],
    [500, '500'],
    [10_000, '1000'],
  ])('of at most %i records is asked for in pages of %s', async (limit, size) => {
    await listAreas(api, { q: 'cliff' }, { limit, signal })
    expect(asked[0]?.search).toBe(`?q=cliff&page_size=${size}`)
  })

  it('without a count is counted where it is given in one piece only', async () => {
    expect(await countRecords(api, 'areas', { signal })).toBe(1)
    body = { results: [{ uuid }], next: '?page=2' }
    expect(await countRecords(api, 'areas', { signal })).toBeNull()
  })
})

it('a record that was deleted may be answered for with the time of that', async () => {
  status = 410
  body = { detail: 'Deleted.', deleted_at: '2026-05-01T10:00:00Z' }
  expect(await deletedAt(api, 'closure', uuid, { signal })).toBe('2026-05-01T10:00:00Z')
  body = { detail: 'Deleted.', deleted_at: 'last week' }
  expect(await deletedAt(api, 'closure', uuid, { signal })).toBeNull()
})
