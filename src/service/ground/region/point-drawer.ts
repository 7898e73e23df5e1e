import type { Tags } from '../osm/elements.ts'
import { pointDraft } from '../schema/drafts.ts'
import type { Draft } from '../schema/layers.ts'
import type { Canvas } from './canvas.ts'
import { labelPoint, toDegrees } from './grid-degrees.ts'
import { areaContains, type GridArea } from './polygons.ts'

/** Metres above the sea; null where it is not known. */
export type HeightAt = (lng: number, lat: number) => number | null

interface Known {
  readonly x: number
  readonly y: number
  readonly name: string | undefined
}

/** How far apart a node and an area of one name mean the same thing, in units of the grid: some 300 m, and 5 km for places. */
const NEAR = { pois: 2 ** 9, place_labels: 2 ** 13 } as const

/** Whose height is told from the relief where the map has none. */
const HIGH = ['peak', 'pass', 'hut']

/** Draws points: nodes, and areas that have no node of their own, each thing once. */
export class PointDrawer {
  readonly #canvas: Canvas
  readonly #heightAt: HeightAt
  readonly #known = new Map<string, Known[]>()

  constructor(canvas: Canvas, heightAt: HeightAt) {
    this.#canvas = canvas
    this.#heightAt = heightAt
  }

  node(tags: Tags, id: number, x: number, y: number): void {
    const draft = pointDraft(tags)
    if (draft !== null) this.#draw(draft, id, x, y)
  }

  /** Draws what an area is as a point, unless a node tells it already. All nodes come before. */
  area(tags: Tags, id: number, area: GridArea): void {
    const draft = pointDraft(tags)
    if (draft === null) return
    const [x, y] = labelPoint(area)
    if (!this.#isKnown(draft, x, y, area)) this.#draw(draft, id, x, y)
  }

  #draw(draft: Draft, id: number, x: number, y: number): void {
    const key = cellKey(draft, x, y, 0, 0)
    const cell = this.#known.get(key)
    const known = { x, y, name: nameOf(draft) }
    if (cell === undefined) this.#known.set(key, [known])
    else cell.push(known)
    this.#canvas.point(this.#withHeight(draft, x, y), id, x, y)
  }

  #isKnown(draft: Draft, x: number, y: number, area: GridArea): boolean {
    const name = nameOf(draft)
    for (const [right, low] of AROUND) {
      for (const known of this.#known.get(cellKey(draft, x, y, right, low)) ?? []) {
        if (areaContains(area, known.x, known.y)) return true
        const isNear = Math.hypot(known.x - x, known.y - y) < nearOf(draft)
        if (name !== undefined && known.name === name && isNear) return true
      }
    }
    return false
  }

  #withHeight(draft: Draft, x: number, y: number): Draft {
    const { properties } = draft
    if (!HIGH.includes(String(properties['kind'])) || 'ele' in properties) return draft
    const height = this.#heightAt(...toDegrees(x, y))
    if (height === null) return draft
    return { ...draft, properties: { ...properties, ele: Math.round(height), ele_estimated: true } }
  }
}

const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((low) => [right, low] as const))

function nearOf({ layer }: Draft): number {
  return layer === 'place_labels' ? NEAR.place_labels : NEAR.pois
}

function cellKey(draft: Draft, x: number, y: number, right: number, low: number): string {
  const size = nearOf(draft)
  return `${draft.properties['kind']} ${Math.floor(x / size) + right} ${Math.floor(y / size) + low}`
}

function nameOf({ properties }: Draft): string | undefined {
  const { name } = properties
  return typeof name === 'string' ? name : undefined
}
