import type { BBox } from '#contract/geometry.ts'
import type { OsmFile } from '../osm/osm-file.ts'
import { AreaDrawer, type PartialArea } from './area-drawer.ts'
import { NODE_ID, tileId, type Canvas } from './canvas.ts'
import { NodeTable } from './node-table.ts'
import { PointDrawer, type HeightAt } from './point-drawer.ts'
import { RelationTable } from './relation-table.ts'
import { WayDrawer, type Drawing } from './way-drawer.ts'
import { WayStore } from './way-store.ts'

export type RegionStage = 'nodes' | 'ways' | 'areas'

/** What is to be told of a region that is drawn. */
export interface RegionFacts {
  /** Around its nodes; null without any. */
  readonly bounds: BBox | null
  readonly nodes: number
  readonly ways: number
  /** Areas and ways of which the file has only a part. */
  readonly partialAreas: readonly PartialArea[]
  readonly cutWays: number
}

/** Between so many areas others have a turn. */
const STRIDE = 256

/** Draws the elements of a file. `onProgress`: how much of a stage is done, from 0 to 1. Throws a GroundError. */
export async function drawRegion(
  file: OsmFile,
  canvas: Canvas,
  heightAt: HeightAt,
  onProgress: (stage: RegionStage, done: number) => void,
): Promise<RegionFacts> {
  const nodes = new NodeTable()
  const relations = new RelationTable()
  const points = new PointDrawer(canvas, heightAt)
  const visitor = {
    node: (id: number, lng: number, lat: number, tags: Parameters<PointDrawer['node']>[0] | null) => {
      nodes.add(id, lng, lat)
      if (tags !== null) points.node(tags, tileId(id, NODE_ID), nodes.x(nodes.size - 1), nodes.y(nodes.size - 1))
    },
    relation: relations.add.bind(relations),
  }
  await file.read(visitor, (done) => onProgress('nodes', done))
  const drawing = { canvas, nodes, points, ways: new WayStore(waysOf(relations)) }
  const wayDrawer = new WayDrawer(drawing, relations.routesOfWays(), relations.borders)
  let ways = 0
  const way: WayDrawer['draw'] = (...told) => {
    ways++
    wayDrawer.draw(...told)
  }
  await file.read({ way }, (done) => onProgress('ways', done))
  const partialAreas = await drawAreas(relations, drawing, (done) => onProgress('areas', done))
  return { bounds: nodes.bounds(), nodes: nodes.size, ways, partialAreas, cutWays: wayDrawer.cut }
}

function* waysOf({ areas }: RelationTable): Generator<number, undefined> {
  for (const { ways } of areas) yield* ways
}

async function drawAreas(
  { areas }: RelationTable,
  drawing: Drawing,
  onDone: (done: number) => void,
): Promise<readonly PartialArea[]> {
  const drawer = new AreaDrawer(drawing)
  for (const [index, relation] of areas.entries()) {
    drawer.draw(relation)
    if (index % STRIDE > 0) continue
    onDone(index / areas.length)
    await new Promise(setImmediate)
  }
  drawer.drawOthers()
  onDone(1)
  return drawer.partial
}
