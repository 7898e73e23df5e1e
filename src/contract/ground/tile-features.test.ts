import { PbfWriter } from 'pbf'
import { expect, it } from 'vitest'
import { waysOfTile } from './tile-ways.ts'

/** A path from a corner to the middle of its tile. */
const PATH = [9, 0, 0, (1 << 3) | 2, 4096, 4096]

interface Made {
  readonly extent?: number
  readonly geometry?: readonly number[]
  /** How many features there are beside the path, of which nothing is said. */
  readonly others?: number
}

/** A tile with a path in the layer of ways. */
function aTile({ extent = 4096, geometry = PATH, others = 0 }: Made): Uint8Array {
  const tile = new PbfWriter()
  const feature = (_: unknown, pbf: PbfWriter) => {
    pbf.writePackedVarint(2, [0, 0])
    pbf.writeVarintField(3, 2)
    pbf.writePackedVarint(4, [...geometry])
  }
  const layer = (_: unknown, pbf: PbfWriter) => {
    pbf.writeStringField(1, 'streets')
    pbf.writeMessage(2, feature, null)
    for (let index = 0; index < others; index++) pbf.writeBytesField(2, new Uint8Array())
    pbf.writeStringField(3, 'kind')
    pbf.writeMessage(4, (kind: string, value) => value.writeStringField(1, kind), 'path')
    pbf.writeVarintField(5, extent)
  }
  tile.writeMessage(3, layer, null)
  return tile.finish()
}

it('gives the ways of a tile on its plane, whatever its extent', () => {
  const line = [
    [0, 0],
    [2048, 2048],
  ]
  expect(waysOfTile(aTile({}), 'fieldgate')).toMatchObject([{ properties: { kind: 'path' }, lines: [line] }])
  expect(waysOfTile(aTile({ extent: 8192, geometry: [9, 0, 0, 10, 8192, 8192] }), 'fieldgate')).toMatchObject([
    { lines: [line] },
  ])
})

it.each<[string, Made, string]>([
  // Its places would be nowhere, and a search for the border of a closure around them without end.
  ['without an extent', { extent: 0 }, 'no extent'],
  // A point for each closing, of which a few bytes may claim more than fit into memory.
  ['that closes a line again and again', { geometry: [...PATH, ((2 ** 27) << 3) | 7, 9, 0, 0] }, 'is closed'],
  ['that closes a line in the middle of it', { geometry: [9, 0, 0, (2 << 3) | 7, 10, 2, 2] }, 'is closed 2 times'],
  // What is read as one pair of numbers would hide, from whoever skips none, the closings behind it.
  [
    'that repeats a command less than never',
    { geometry: [9, 0, 0, 2 ** 31 + 2, 9, 0, (5 << 3) | 7, 9, 0, 0] },
    'below zero',
  ],
  ['with more features than fit on a map', { others: 2 ** 17 }, `claims ${2 ** 17 + 1} features`],
])('refuses a tile %s', (_, made, words) => {
  expect(() => waysOfTile(aTile(made), 'fieldgate')).toThrow(words)
})
