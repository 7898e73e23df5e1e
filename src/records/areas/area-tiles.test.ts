import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { areaTilesQuery } from './area-tiles.ts'

afterEach(() => vi.unstubAllGlobals())

const ADDRESS = 'https://example.org/api/v2/areas.json'

test('the tiles that a page draws from change when another category has areas, and not with each change of data', async () => {
  const client = new QueryClient()
  const read = async (version: string, category_ids?: readonly number[]) => {
    const tiles = [`https://example.org/{z}/{x}/{y}.mvt?v=${version}`]
    const described = { tilejson: '3.0.0', tiles, minzoom: 0, maxzoom: 14, ...(category_ids && { category_ids }) }
    vi.stubGlobal('fetch', async () => Response.json(described))
    const {
      tiles: [address],
    } = await client.fetchQuery({ ...areaTilesQuery(ADDRESS), staleTime: 0 })
    return address?.split('=')[1]
  }
  expect(await read('a', [1, 3])).toBe('a')
  expect(await read('b', [3])).toBe('a')
  expect(await read('c', [1, 3, 9])).toBe('c')
  expect(await read('d', [9])).toBe('c')
  expect(await read('e')).toBe('c')
})
