import { afterEach, expect, test, vi } from 'vitest'
import type { Uuid } from '#contract/ids.ts'
import { paths } from '#contract/paths.ts'
import { aClosure, aSquareArea, uuidOf } from '#testing/builders.ts'
import { apiAt } from '#core/api/client.ts'
import { edgeTreeOf } from '../line/edge-tree.ts'
import { lineOf } from '../line/line.ts'
import { checkClosures } from './check-closures.ts'

const api = apiAt('https://map.example')
const [HERE, BESIDE, ELSEWHERE, GONE, POINT] = [uuidOf(1), uuidOf(2), uuidOf(3), uuidOf(4), uuidOf(5)]
/** From 0° N, 0° E to 1° N, 1° E. */
const line = lineOf([{ lng: [0, 1], lat: [0, 1], ele: [NaN, NaN] }])
const areas = new Map<string, object>([
  [HERE, { bbox: [0.2, 0.2, 0.4, 0.4], geometry: aSquareArea(0.2, 0.2, 0.2) }],
  [BESIDE, { bbox: [0.7, 0.1, 0.8, 0.2], geometry: aSquareArea(0.7, 0.1, 0.1) }],
  [ELSEWHERE, { bbox: [20, 20, 21, 21], geometry: aSquareArea(20, 20) }],
  [POINT, { bbox: null, geometry: null }],
])

afterEach(() => vi.unstubAllGlobals())

/** The names of the closures that the line touches, and of those that could not be checked. */
async function check(closures: Readonly<Record<string, readonly Uuid[]>>) {
  const results = Object.entries(closures).map(([name, uuids], index) =>
    aClosure({
      uuid: uuidOf(10 + index),
      name,
      bbox: null,
      geometry: null,
      protected_area_uuids: [...uuids],
    }),
  )
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url)
    const uuid = pathname.slice(pathname.lastIndexOf('/') + 1)
    if (pathname.endsWith(paths.closures)) return Response.json({ count: results.length, next: null, results })
    const area = areas.get(uuid)
    return area === undefined
      ? Response.json({ detail: 'Not found.' }, { status: 404 })
      : Response.json({ uuid, name: 'Area', ...area })
  })
  if (line === null) throw new Error('A line has two points.')
  const request = { since: '2026-05-15', withPaths: false }
  const { answer, touches } = await checkClosures(api, edgeTreeOf(line), request, new AbortController().signal)
  return {
    touched: touches.map(({ record }) => record.name),
    unchecked: answer.shapeless.map(({ name }) => name),
    checked: answer.checked,
  }
}

test('a closure of areas is checked where all of them are known', async () => {
  expect(await check({ crossed: [HERE, ELSEWHERE], far: [ELSEWHERE, BESIDE] })).toEqual({
    touched: ['crossed'],
    unchecked: [],
    checked: 2,
  })
})

test('a closure of which an area is not known is not called checked, unless the line meets another', async () => {
  expect(await check({ gone: [BESIDE, GONE], point: [POINT], none: [], crossed: [GONE, HERE] })).toEqual({
    touched: ['crossed'],
    unchecked: ['gone', 'point', 'none'],
    checked: 1,
  })
})
