import { describe, expect, it } from 'vitest'
import { ringContains } from '#contract/geo/ring.ts'
import { isGeometry } from '#contract/geometry.ts'
import { readBytes } from '../testing/reading.ts'

const HEAD = { version: 0.6, generator: 'Overpass API 0.7.62', osm3s: { copyright: '…' } }
const park = { type: 'boundary', boundary: 'protected_area', name: 'Moor' }

const read = (...elements: readonly object[]) => readBytes(JSON.stringify({ ...HEAD, elements }))

/** The corners of squares around the same middle, as nodes and as the parts of ways. */
const corners = (half: number) => [
  [10 - half, 50 - half],
  [10 + half, 50 - half],
  [10 + half, 50 + half],
  [10 - half, 50 + half],
]
const nodesOf = (first: number, half: number) =>
  corners(half).map(([lon, lat], index) => ({ type: 'node', id: first + index, lon, lat }))
const spots = (half: number, ...indexes: readonly number[]) =>
  indexes.map((index) => {
    const [lon, lat] = corners(half)[index] ?? []
    return { lon, lat }
  })
const way = (id: number, nodes: readonly number[], tags?: object) => ({ type: 'way', id, nodes, ...(tags && { tags }) })
const member = (ref: number, role: string, geometry?: object) => ({
  type: 'way',
  ref,
  role,
  ...(geometry && { geometry }),
})

/** Which of some middles of rings lie in a shape: on the square of 1, within that of 0.5, and within that of 0.2. */
function inside(geometry: unknown): readonly boolean[] {
  const polygons = isGeometry(geometry) && geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  return [10.7, 10.3, 10.1].map((lng) =>
    polygons.some((rings) => rings.filter((ring) => ringContains(ring, [lng, 50])).length % 2 === 1),
  )
}

const IN_PARTS = [
  ...nodesOf(1, 1),
  ...nodesOf(11, 0.5),
  ...nodesOf(21, 0.2),
  way(1, [1, 2, 3]),
  way(2, [1, 4, 3]),
  way(3, [11, 12, 13, 14, 11]),
  way(4, [21, 22, 23, 24, 21]),
  {
    type: 'relation',
    id: 7,
    tags: park,
    members: [member(1, 'outer'), member(2, ''), member(3, 'inner'), member(4, 'outer')],
  },
]

describe('JSON of Overpass', () => {
  it.each([
    ['with ways and nodes beside it', IN_PARTS],
    ['with ways and nodes before it', IN_PARTS.toReversed()],
    [
      'with its places within',
      [
        {
          type: 'relation',
          id: 7,
          tags: park,
          members: [
            { type: 'node', ref: 5, role: 'label' },
            member(1, 'outer', spots(1, 0, 1, 2)),
            member(2, 'outer', spots(1, 2, 3, 0)),
            member(3, 'inner', spots(0.5, 0, 1, 2, 3, 0)),
            member(4, 'outer', spots(0.2, 0, 1, 2, 3, 0)),
          ],
        },
      ],
    ],
  ])('has a relation of type boundary as an area, with its holes and what lies in them: %s', async (_, elements) => {
    const [feature, ...more] = await read(...elements)
    expect(more).toEqual([])
    expect(feature).toMatchObject({ id: 'relation/7', properties: { '@id': 'relation/7', ...park } })
    expect(inside(feature?.geometry)).toEqual([true, false, true])
  })

  it.each([
    ['a way is missing', IN_PARTS.filter((element) => !('nodes' in element) || element.id !== 2)],
    ['a node is missing', IN_PARTS.filter(({ type, id }) => type !== 'node' || id !== 4)],
    ['its ways do not meet', [...IN_PARTS.filter(({ id, type }) => type !== 'way' || id !== 2), way(2, [1, 4])]],
    [
      'a box cuts it',
      [
        {
          type: 'relation',
          id: 7,
          tags: park,
          members: [member(1, 'outer', [...spots(1, 0, 1), null, ...spots(1, 0)])],
        },
      ],
    ],
  ])('is told to lack a part of an area where %s', async (_, elements) => {
    const [feature] = await read(...elements)
    expect(feature).toMatchObject({ id: 'relation/7', geometry: null, problem: expect.stringContaining('out geom;') })
  })

  it('has closed ways as areas, others and roads as lines, and nodes as places', async () => {
    const elements = [
      ...nodesOf(1, 1),
      way(1, [1, 2, 3, 4, 1], { leisure: 'nature_reserve' }),
      way(2, [1, 2, 3, 4, 1], { highway: 'path' }),
      way(3, [1, 2], { name: 'Trail' }),
      { type: 'way', id: 4, tags: { leisure: 'nature_reserve' }, geometry: spots(1, 0, 1, 2, 3, 0) },
      { type: 'node', id: 9, lon: 10, lat: 50, tags: { boundary: 'protected_area' } },
      { type: 'way', id: 5, tags: { leisure: 'nature_reserve' }, center: { lon: 10, lat: 50 } },
    ]
    const found = (await read(...elements)).map(({ id, geometry }) => [id, isGeometry(geometry) && geometry.type])
    expect(found).toEqual([
      ['node/9', 'Point'],
      ['way/1', 'Polygon'],
      ['way/2', 'LineString'],
      ['way/3', 'LineString'],
      ['way/4', 'Polygon'],
      ['way/5', 'Point'],
    ])
  })

  it('leaves out elements that are only parts of others', async () => {
    const tagged = IN_PARTS.map((element) =>
      'nodes' in element ? { ...element, tags: { source: 'survey' } } : element,
    )
    const gates = tagged.map((element) => ('lat' in element ? { ...element, tags: { barrier: 'gate' } } : element))
    expect((await read(...gates)).map(({ id }) => id)).toEqual(['relation/7'])
    const islet = way(4, [21, 22, 23, 24, 21], { name: 'Islet' })
    expect((await read(islet, ...gates)).map(({ id }) => id)).toEqual(['relation/7', 'way/4'])
  })

  it('says what to ask for where it has no places', async () => {
    const [feature] = await read({ type: 'relation', id: 7, tags: park })
    expect(feature).toMatchObject({ geometry: null, problem: expect.stringContaining('out geom;') })
  })

  it('is refused where Overpass has given up, and where it is cut off', async () => {
    const remark = 'runtime error: Query timed out in "query" at line 3 after 26 seconds.'
    await expect(readBytes(JSON.stringify({ ...HEAD, elements: IN_PARTS, remark }))).rejects.toThrow(
      'not answered in full',
    )
    await expect(readBytes(JSON.stringify({ ...HEAD, elements: IN_PARTS }).slice(0, -40))).rejects.toThrow(
      'not valid JSON',
    )
    await expect(read({ type: 'way' })).rejects.toThrow('its element 1 is none of OpenStreetMap')
  })
})
