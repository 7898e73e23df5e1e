import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../../store/testing/store.ts'
import { corner, corners, drawn, drawnOf, rectangle, wayMembers } from '../testing/drawn.ts'
import { laySideBySide } from '../testing/side-by-side.ts'
import { osmFile, type MadeBlock, type MadeRelation, type MadeWay } from '../testing/write-osm.ts'

const wood = { natural: 'wood' }
const multipolygon = { type: 'multipolygon' }

async function areasOf(ways: readonly MadeWay[], ...relations: readonly MadeRelation[]) {
  const { features, facts } = await drawn([corners(), { ways, relations }])
  return { areas: features.map(({ id, kind, rings }) => [id, kind, ...rings]), facts }
}

/** One relation of ways, all of them with their roles. */
function aRelation(roles: Readonly<Record<number, string>>, tags: Readonly<Record<string, string>> = wood) {
  return { id: 9, members: wayMembers(roles), tags: { ...multipolygon, ...tags } }
}

describe('areas', () => {
  it('come of closed ways', async () => {
    const { areas } = await areasOf([{ id: 5, nodes: rectangle(0, 0, 2, 3), tags: wood }])
    expect(areas).toEqual([[52, 'forest', 6]])
  })

  it('come of relations, however their ways are cut and turned', async () => {
    const [a, b, c, d] = rectangle(0, 0, 4, 4)
    const ways = [
      { id: 1, nodes: [a ?? 0, b ?? 0] },
      { id: 2, nodes: [c ?? 0, b ?? 0] },
      { id: 3, nodes: [c ?? 0, d ?? 0, a ?? 0] },
      { id: 4, nodes: rectangle(1, 1, 2, 2).toReversed() },
    ]
    const { areas, facts } = await areasOf(ways, aRelation({ 1: 'outer', 2: 'outer', 3: '', 4: 'inner' }))
    expect(areas).toEqual([[93, 'forest', 16, -1]])
    expect(facts.partialAreas).toEqual([])
  })

  it('have holes by their nesting, whatever the roles say, and islands in holes', async () => {
    const ways = [rectangle(0, 0, 9, 9), rectangle(1, 1, 8, 8), rectangle(2, 2, 4, 4), rectangle(5, 5, 7, 7)]
    const { areas } = await areasOf(
      ways.map((nodes, index) => ({ id: index + 1, nodes })),
      aRelation({ 1: 'inner', 2: 'outer', 3: 'inner', 4: '' }),
    )
    expect(areas).toEqual([[93, 'forest', 81, -49, 4, 4]])
  })

  it('are joined where two share a side', async () => {
    const left = [corner(0, 0), corner(2, 0), corner(2, 2), corner(0, 2), corner(0, 0)]
    const right = [corner(2, 0), corner(4, 0), corner(4, 2), corner(2, 2), corner(2, 0)]
    const ways = [left, right].map((nodes, index) => ({ id: index + 1, nodes }))
    const { areas } = await areasOf(ways, aRelation({ 1: 'outer', 2: 'outer' }))
    expect(areas).toEqual([[93, 'forest', 8]])
  })

  it('that touch in a node stay apart, and so do holes that touch the outline', async () => {
    const apart = [rectangle(0, 0, 2, 2), rectangle(2, 2, 4, 4)]
    const cut = apart.map((nodes, index) => ({ id: index + 1, nodes }))
    expect((await areasOf(cut, aRelation({ 1: 'outer', 2: 'outer' }))).areas).toEqual([[93, 'forest', 4, 4]])
    const outline = [corner(0, 0), corner(2, 0), corner(4, 0), corner(4, 4), corner(0, 4), corner(0, 0)]
    const hole = [corner(2, 0), corner(3, 1), corner(3, 2), corner(1, 2), corner(1, 1), corner(2, 0)]
    const touching = [outline, hole].map((nodes, index) => ({ id: index + 1, nodes }))
    expect((await areasOf(touching, aRelation({ 1: 'outer', 2: 'inner' }))).areas).toEqual([[93, 'forest', 16, -3]])
  })

  it('in the old style, with their tags on the outer way, are drawn once', async () => {
    const ways = [
      { id: 1, nodes: rectangle(0, 0, 4, 4), tags: wood },
      { id: 2, nodes: rectangle(1, 1, 2, 2), tags: wood },
    ]
    const { areas } = await areasOf(ways, aRelation({ 1: 'outer', 2: 'inner' }, {}))
    expect(areas).toEqual([[93, 'forest', 16, -1]])
  })

  it('with the same tags on relation and way are drawn once, and other ones inside beside', async () => {
    const ways = [
      { id: 1, nodes: rectangle(0, 0, 4, 4), tags: wood },
      { id: 2, nodes: rectangle(1, 1, 2, 2), tags: { natural: 'water' } },
    ]
    const { areas } = await areasOf(ways, aRelation({ 1: 'outer', 2: 'inner' }))
    expect(areas).toEqual([
      [93, 'forest', 16, -1],
      [22, 'water', 1],
    ])
  })

  it('without one of their holes keep the rest, which is told', async () => {
    const ways = [
      { id: 1, nodes: rectangle(0, 0, 4, 4) },
      { id: 2, nodes: rectangle(1, 1, 2, 2) },
    ]
    const { areas, facts } = await areasOf(ways, aRelation({ 1: 'outer', 2: 'inner', 3: 'inner' }))
    expect(areas).toEqual([[93, 'forest', 16, -1]])
    expect(facts.partialAreas).toEqual([{ id: 9, name: 'wood', missing: 1, open: 0, isDrawn: true }])
  })

  it('without their outline are not drawn, and their holes not as areas', async () => {
    const ways = [{ id: 2, nodes: rectangle(1, 1, 2, 2) }]
    const { areas, facts } = await areasOf(ways, aRelation({ 1: 'outer', 2: 'inner' }))
    expect(areas).toEqual([])
    expect(facts.partialAreas).toMatchObject([{ id: 9, missing: 1, isDrawn: false }])
  })

  it('whose relation cannot be drawn are drawn by their way', async () => {
    const ways = [{ id: 1, nodes: rectangle(0, 0, 4, 4), tags: wood }]
    const { areas } = await areasOf(ways, aRelation({ 7: 'outer', 1: 'inner' }))
    expect(areas).toEqual([[12, 'forest', 16]])
  })
})

describe('points', () => {
  const hut = { tourism: 'alpine_hut', name: 'Refugi' }
  const house = { id: 1, nodes: rectangle(1, 1, 2, 2), tags: { ...hut, building: 'yes' } }
  const nodeAt = (lng: number, lat: number): MadeBlock => ({ nodes: [{ id: 99_999, lng, lat, tags: hut }] })

  it('tell a hut once that is a node in an area, and twice where one is far away', async () => {
    const count = async (place: MadeBlock) => {
      const { features } = await drawn([corners(), place, { ways: [house] }])
      return features.filter(({ layer }) => layer === 'pois').map(({ id }) => id)
    }
    expect(await count(nodeAt(0.014, 0.014))).toEqual([999_991])
    expect(await count(nodeAt(0.5, 0.5))).toEqual([999_991, 12])
  })

  it('tell a village beside which another one lies, also where a box around the first has both', async () => {
    const village = (name: string) => ({ place: 'village', name })
    const other = { nodes: [{ id: 99_999, lng: 0.025, lat: 0.015, tags: village('Ordino') }] }
    const nodes = [corner(0, 0), corner(3, 0), corner(3, 1), corner(1, 1), corner(1, 3), corner(0, 3), corner(0, 0)]
    const { features } = await drawn([corners(), other, { ways: [{ id: 1, nodes, tags: village('Canillo') }] }])
    expect(features.map(({ properties }) => properties['name'])).toEqual(['Ordino', 'Canillo'])
  })

  it('get a height from the relief where they have none', async () => {
    const peaks = [
      { id: 1, lng: 1, lat: 42, tags: { natural: 'peak' } },
      { id: 2, lng: 2, lat: 42, tags: { natural: 'peak', ele: '2942 m' } },
    ]
    const { features } = await drawn([{ nodes: peaks }], (lng) => lng * 1000.4)
    expect(features.map(({ properties }) => properties)).toEqual([
      { kind: 'peak', ele: 1000, ele_estimated: true },
      { kind: 'peak', ele: 2942 },
    ])
  })
})

describe('ways', () => {
  it('have the routes of the relations around, also where these contain each other', async () => {
    const route = { type: 'route', route: 'hiking' }
    const relations = [
      { id: 1, members: wayMembers({ 5: '' }), tags: { ...route, network: 'lwn', ref: 'L1' } },
      {
        id: 2,
        members: [
          { type: 2, id: 1, role: '' },
          { type: 2, id: 3, role: '' },
        ],
        tags: { ...route, type: 'superroute', network: 'iwn', ref: 'E4', name: 'Far' },
      },
      { id: 3, members: [{ type: 2, id: 2, role: '' }], tags: { type: 'superroute', route: 'hiking' } },
    ]
    const ways = [{ id: 5, nodes: [corner(0, 0), corner(1, 1)], tags: { highway: 'path' } }]
    const { features } = await drawn([corners(), { ways, relations }])
    expect(features).toMatchObject([
      { id: 52, properties: { kind: 'path', route: 'iwn', route_ref: 'E4', route_name: 'Far', route_refs: 'E4;L1' } },
    ])
  })

  it('are borders by the highest level of their relations', async () => {
    const border = { type: 'boundary', boundary: 'administrative' }
    const relations = [2, 7].map((level) => ({
      id: level,
      members: wayMembers({ 5: 'outer' }),
      tags: { ...border, admin_level: String(level) },
    }))
    const ways = [{ id: 5, nodes: [corner(0, 0), corner(1, 1)] }]
    const { features } = await drawn([corners(), { ways, relations }])
    expect(features).toMatchObject([{ id: 52, layer: 'boundaries', properties: { admin_level: 2 } }])
  })

  it('are drawn as far as their nodes are there', async () => {
    const nodes = [corner(0, 0), corner(0, 1), 77_777, corner(0, 2), corner(0, 3), corner(0, 4)]
    const { features, facts } = await drawn([corners(), { ways: [{ id: 5, nodes, tags: { highway: 'path' } }] }])
    expect(features.map(({ rings }) => rings)).toEqual([[2], [3]])
    expect(facts.cutWays).toBe(1)
  })

  it('cross the antimeridian the short way', async () => {
    const nodes = [179.99, -179.99].map((lng, index) => ({ id: index + 1, lng, lat: -16.8 }))
    const { features } = await drawn([{ nodes }, { ways: [{ id: 5, nodes: [1, 2], tags: { route: 'ferry' } }] }])
    expect(features.map(({ id, rings }) => [id, rings])).toEqual([
      [52, [2]],
      [52, [2]],
    ])
  })
})

it('nodes that are not in the order of their ids are refused, with the way out', async () => {
  const nodes = [2, 1].map((id) => ({ id, lng: 0, lat: 0 }))
  await expect(drawn([{ nodes }])).rejects.toThrow(/not in the order of ids: node 1 comes after node 2.*osmium sort/)
})

it('a region laid side by side has everything as often, with ids that differ', async () => {
  const [source, target] = ['small', 'large'].map((name) => join(aDirectory(), name)) as [string, string]
  const ways = [
    { id: 1, nodes: rectangle(0, 0, 4, 4) },
    { id: 2, nodes: [corner(0, 0), corner(5, 5)], tags: { highway: 'path' } },
  ]
  writeFileSync(source, osmFile([corners(), { ways, relations: [aRelation({ 1: 'outer' })] }], [0, 0, 0.2, 0.2]))
  await laySideBySide(source, target, 3, 2)
  const { features, facts } = await drawnOf(target)
  expect(facts.nodes).toBe(6 * 144)
  expect(facts.bounds?.map((side) => Math.round(side * 100) / 100)).toEqual([0, 0, 0.51, 0.31])
  expect(new Set(features.map(({ id }) => id)).size).toBe(12)
  expect(features.filter(({ kind }) => kind === 'forest').map(({ rings }) => rings)).toEqual(
    Array.from({ length: 6 }, () => [16]),
  )
})
