import type { Tags } from '../osm/elements.ts'
import { areaDraft, borderDraft, lineDrafts, pointDraft, waterLabelDraft } from '../schema/drafts.ts'
import { routeProperties, type Route } from '../schema/routes.ts'
import { cutAtAntimeridian } from './antimeridian.ts'
import { tileId, WAY_ID, type Canvas } from './canvas.ts'
import { labelPoint, squareMetres } from './grid-degrees.ts'
import type { NodeTable } from './node-table.ts'
import type { PointDrawer } from './point-drawer.ts'
import { areaOf, pointsOf, type GridArea } from './polygons.ts'
import { assembleRings } from '../../geometry/assemble-rings.ts'
import type { WayStore } from './way-store.ts'

/** What ways are drawn with. */
export interface Drawing {
  readonly canvas: Canvas
  readonly nodes: NodeTable
  readonly points: PointDrawer
  readonly ways: WayStore
}

/** Draws ways as lines and areas; keeps those that larger areas are made of. */
export class WayDrawer {
  /** How many ways lack nodes. */
  cut = 0
  readonly #drawing: Drawing
  readonly #routes: ReadonlyMap<number, readonly Route[]>
  readonly #borders: ReadonlyMap<number, number>

  constructor(drawing: Drawing, routes: ReadonlyMap<number, readonly Route[]>, borders: ReadonlyMap<number, number>) {
    this.#drawing = drawing
    this.#routes = routes
    this.#borders = borders
  }

  draw(id: number, nodeIds: readonly number[], tags: Tags): void {
    const places = this.#placesOf(nodeIds)
    const { ways } = this.#drawing
    const isMember = ways.wants(id)
    if (isMember) ways.keep(id, places)
    this.#drawLines(id, places, tags)
    if (isMember && areaDraft(tags) !== null) ways.held.set(id, tags)
    else if (isClosed(places)) drawArea(this.#drawing, tags, tileId(id, WAY_ID), areaOfWay(places, this.#drawing.nodes))
  }

  #placesOf(ids: readonly number[]): number[] {
    const { nodes } = this.#drawing
    let last = -1
    let isWhole = true
    const places = ids.map((id) => {
      const place = nodes.find(id, last + 1)
      if (place === -1) isWhole = false
      else last = place
      return place
    })
    if (!isWhole) this.cut++
    return places
  }

  #drawLines(id: number, places: readonly number[], tags: Tags): void {
    const routes = this.#routes.get(id)
    const drafts = [...lineDrafts(tags, routes === undefined ? null : routeProperties(routes))]
    const border = borderDraft(tags, this.#borders.get(id) ?? 0)
    if (border !== null) drafts.push(border)
    if (drafts.length === 0) return
    for (const part of withoutGaps(places)) {
      for (const points of cutAtAntimeridian(pointsOf(part, this.#drawing.nodes)))
        for (const draft of drafts) this.#drawing.canvas.line(draft, tileId(id, WAY_ID), points)
    }
  }
}

/** Draws what an area is by its tags, if it is anything: the area itself, its label and its sign. */
export function drawArea({ canvas, points }: Drawing, tags: Tags, id: number, area: GridArea): void {
  if (area.length === 0) return
  const draft = areaDraft(tags)
  if (draft !== null) {
    canvas.area(draft, id, area)
    if (draft.layer === 'water_polygons') drawWaterLabel(canvas, tags, id, area)
  }
  if (pointDraft(tags) !== null) points.area(tags, id, area)
}

function drawWaterLabel(canvas: Canvas, tags: Tags, id: number, area: GridArea): void {
  const draft = waterLabelDraft(tags, String(areaDraft(tags)?.properties['kind']), squareMetres(area))
  if (draft !== null) canvas.point(draft, id, ...labelPoint(area))
}

export function isClosed(places: readonly number[]): boolean {
  return places.length > 3 && places[0] === places.at(-1) && !places.includes(-1)
}

/** The area that a closed way encloses. */
export function areaOfWay(places: readonly number[], nodes: NodeTable): GridArea {
  const isSimple = new Set(places).size === places.length - 1
  return areaOf(isSimple ? [places] : assembleRings([places], nodes).rings, nodes)
}

/** The stretches between nodes that are missing. */
function withoutGaps(places: readonly number[]): readonly (readonly number[])[] {
  if (!places.includes(-1)) return places.length > 1 ? [places] : []
  const parts: number[][] = [[]]
  for (const place of places) {
    if (place === -1) parts.push([])
    else parts.at(-1)?.push(place)
  }
  return parts.filter((part) => part.length > 1)
}
