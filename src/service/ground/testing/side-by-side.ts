import { closeSync, openSync, writeSync } from 'node:fs'
import type { BBox } from '#contract/geometry.ts'
import { OsmFile } from '../osm/osm-file.ts'
import { dataBlob, headerBlob, type MadeNode, type MadeRelation, type MadeWay } from './write-osm.ts'

/** More than any id of OpenStreetMap: the copies of an element have ids that lie so far apart. */
const APART = 2 ** 34

const BLOCK = 8000

/** Writes a larger extract: copies of a small one, side by side, as rows and columns, with ids of their own. */
export async function laySideBySide(source: string, target: string, columns: number, rows: number): Promise<void> {
  const { nodes, ways, relations, bounds } = await elementsOf(source)
  const [west, south, east, north] = bounds
  const [width, height] = [east - west, north - south]
  const file = openSync(target, 'w')
  const whole: BBox = [west, south, west + width * columns, south + height * rows]
  writeSync(file, headerBlob({ bounds: whole }))
  const copies = Array.from({ length: columns * rows }, (_, copy) => copy)
  for (const copy of copies) {
    const [right, up] = [(copy % columns) * width, Math.floor(copy / columns) * height]
    const moved = nodes.map((node) => ({
      ...node,
      id: node.id + copy * APART,
      lng: node.lng + right,
      lat: node.lat + up,
    }))
    for (const part of partsOf(moved)) writeSync(file, dataBlob({ nodes: part }))
  }
  for (const copy of copies) {
    const far = (id: number) => id + copy * APART
    const moved = ways.map((way) => ({ ...way, id: far(way.id), nodes: way.nodes.map(far) }))
    for (const part of partsOf(moved)) writeSync(file, dataBlob({ ways: part }))
  }
  for (const copy of copies) {
    const far = (id: number) => id + copy * APART
    const moved = relations.map((relation) => ({
      ...relation,
      id: far(relation.id),
      members: relation.members.map((member) => ({ ...member, id: far(member.id) })),
    }))
    for (const part of partsOf(moved)) writeSync(file, dataBlob({ relations: part }))
  }
  closeSync(file)
}

async function elementsOf(path: string) {
  const [nodes, ways, relations]: [MadeNode[], MadeWay[], MadeRelation[]] = [[], [], []]
  const file = await OsmFile.open(path)
  await file.read({
    node: (id, lng, lat, tags) => nodes.push({ id, lng, lat, ...(tags === null ? {} : { tags }) }),
    way: (id, own, tags) => ways.push({ id, nodes: [...own], tags }),
    relation: (id, members, tags) => relations.push({ id, members, tags }),
  })
  await file.close()
  return { nodes, ways, relations, bounds: file.bounds ?? [0, 0, 1, 1] }
}

function* partsOf<T>(all: readonly T[]): Generator<readonly T[], undefined> {
  for (let at = 0; at < all.length; at += BLOCK) yield all.slice(at, at + BLOCK)
}
