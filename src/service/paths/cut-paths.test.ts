import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distance } from '#contract/geo/distance.ts'
import { outlineOf } from '#contract/geo/outline.ts'
import type { BBox } from '#contract/geometry.ts'
import { MapFolder } from '../maps/folder/map-folder.ts'
import { aDirectory } from '../store/testing/store.ts'
import { Turns } from '../store/domain/turns.ts'
import { pathsWithin } from './paths-within.ts'
import { aGround } from './testing/made-ground.ts'
import { WayArchive } from './way-archive.ts'

const REGION: BBox = [10, 47, 10.12, 47.08]
const KINDS = ['path', 'track', 'motorway', 'service'] as const
type Place = readonly [lng: number, lat: number]

/** The same ways in each run: zigzags over many tiles. */
const ways = Array.from({ length: 24 }, (_, way) => ({
  id: way + 1,
  kind: KINDS[way % KINDS.length] ?? 'path',
  line: Array.from({ length: 6 }, (__, step): Place => {
    const [x, y] = [((way * 37 + step * 23) % 101) / 101, ((way * 53 + step * 71) % 103) / 103]
    return [REGION[0] + 0.01 + x * 0.1, REGION[1] + 0.01 + y * 0.06]
  }),
}))

async function archivesOfWays() {
  const directory = aDirectory()
  const nodes = ways.flatMap(({ id, line }) => line.map(([lng, lat], step) => ({ id: id * 10 + step, lng, lat })))
  const made = ways.map(({ id, kind, line }) => ({
    id,
    nodes: line.map((_, step) => id * 10 + step),
    tags: { highway: kind, name: `Way ${id}` },
  }))
  await aGround(directory, { nodes, ways: made }, REGION)
  const maps = new MapFolder(directory, { log: (line) => expect.fail(line) })
  const open = await maps.borrowAll()
  return open.flatMap((map) => WayArchive.of(map) ?? [])
}

/** How much of a step lies in a box, found by halving it: nothing of it is shared with what is tested. */
function lengthInside(a: Place, b: Place, box: BBox, depth = 0): number {
  const isIn = ([lng, lat]: Place) => lng > box[0] && lng < box[2] && lat > box[1] && lat < box[3]
  const metres = distance(...a, ...b)
  if (depth >= 6 && isIn(a) && isIn(b)) return metres
  if (depth >= 6 && (metres < 1 || isBeside(a, b, box))) return isIn(a) && isIn(b) ? metres : 0
  const middle: Place = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return lengthInside(a, middle, box, depth + 1) + lengthInside(middle, b, box, depth + 1)
}

function isBeside(a: Place, b: Place, [west, south, east, north]: BBox): boolean {
  const [lngs, lats] = [
    [a[0], b[0]],
    [a[1], b[1]],
  ]
  return (
    Math.max(...lngs) <= west || Math.min(...lngs) >= east || Math.max(...lats) <= south || Math.min(...lats) >= north
  )
}

/** Of how many metres along a way a metre across the border makes, at each place where the way crosses it. */
function slants(a: Place, b: Place, [west, south, east, north]: BBox): number[] {
  const length = distance(...a, ...b)
  const [across, up] = [distance(a[0], a[1], b[0], a[1]) / length, distance(a[0], a[1], a[0], b[1]) / length]
  const crosses = (
    border: number,
    [from, to]: readonly number[],
    [low, high]: readonly number[],
    other: readonly number[],
  ) => {
    const share = (border - (from ?? NaN)) / ((to ?? NaN) - (from ?? NaN))
    const at = (other[0] ?? NaN) + share * ((other[1] ?? NaN) - (other[0] ?? NaN))
    return share >= 0 && share <= 1 && at >= (low ?? NaN) && at <= (high ?? NaN)
  }
  const [lngs, lats] = [
    [a[0], b[0]],
    [a[1], b[1]],
  ]
  return [
    ...[west, east].flatMap((lng) => (crosses(lng, lngs, [south, north], lats) ? [1 / across] : [])),
    ...[south, north].flatMap((lat) => (crosses(lat, lats, [west, east], lngs) ? [1 / up] : [])),
  ]
}

/** Metres: a path shorter than this within a closure is none; and so near to its border a way runs along it. */
const [LEAST, ALONG] = [10, 5]
/** Whole metres are told. */
const ROUNDED = 1

/** How many metres of a way lie in a box, and by how many others may be told. */
function insideOf(line: readonly Place[], box: BBox): { readonly length: number; readonly doubt: number } {
  const steps = line.slice(1).map((to, index): readonly [Place, Place] => [line[index] ?? to, to])
  const length = steps.reduce((sum, [from, to]) => sum + lengthInside(from, to, box), 0)
  const slant = steps.flatMap(([from, to]) => slants(from, to, box)).reduce((sum, one) => sum + one, 0)
  return { length, doubt: ALONG * slant + (length < LEAST ? length : 0) }
}

const aBox = fc
  .tuple(fc.double({ min: 0, max: 0.1, noNaN: true }), fc.double({ min: 0, max: 0.06, noNaN: true }))
  .chain(([x, y]) =>
    fc
      .tuple(fc.double({ min: 0.004, max: 0.05, noNaN: true }), fc.double({ min: 0.004, max: 0.03, noNaN: true }))
      .map(([wide, high]): BBox => [REGION[0] + x, REGION[1] + y, REGION[0] + x + wide, REGION[1] + y + high]),
  )

it('the lengths of paths within a closure are those of the ways themselves, over any borders of tiles', async () => {
  const archives = await archivesOfWays()
  await fc.assert(
    fc.asyncProperty(aBox, async (box) => {
      const [west, south, east, north] = box
      const ring = [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ]
      const found = await pathsWithin(outlineOf({ type: 'Polygon', coordinates: [ring] }), archives, new Turns())
      const walked = ways.filter(({ kind }) => kind !== 'motorway')
      const expected = walked.map(({ line }) => insideOf(line, box))
      const all = expected.reduce((sum, { length }) => sum + length, 0)
      const tolerance = expected.reduce((sum, { doubt }) => sum + doubt, ROUNDED)
      expect(Math.abs((found?.length_m ?? NaN) - all)).toBeLessThan(tolerance)
    }),
    { numRuns: 60 },
  )
})
