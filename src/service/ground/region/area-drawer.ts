import type { Tags } from '../osm/elements.ts'
import { areaDraft } from '../schema/drafts.ts'
import { RELATION_ID, tileId, WAY_ID } from './canvas.ts'
import { areaOf, type GridArea } from './polygons.ts'
import type { AreaRelation } from './relation-table.ts'
import { assembleRings } from '../../geometry/assemble-rings.ts'
import { areaOfWay, drawArea, isClosed, type Drawing } from './way-drawer.ts'

/** A relation that the extract has only in part. */
export interface PartialArea {
  readonly id: number
  readonly name: string
  /** Ways that are not there, and stretches that belong to no ring. */
  readonly missing: number
  readonly open: number
  /** Whether something of it is drawn. */
  readonly isDrawn: boolean
}

/** Keys that say what an area is: a relation with none of them leaves that to its outer ways, as was usual once. */
const MAIN_KEYS =
  'natural landuse water waterway leisure building amenity tourism place boundary man_made historic aeroway sport military'
const TELLING = new Set(MAIN_KEYS.split(' '))

/** Draws relations as areas, once all ways are known; then the ways that turn out to be areas by themselves. */
export class AreaDrawer {
  readonly partial: PartialArea[] = []
  readonly #drawing: Drawing
  /** Ways whose area is drawn by a relation. */
  readonly #claimed = new Set<number>()

  constructor(drawing: Drawing) {
    this.#drawing = drawing
  }

  draw(relation: AreaRelation): void {
    const { ways } = this.#drawing
    const isUntold = !Object.keys(relation.tags).some((key) => TELLING.has(key))
    const tags = isUntold ? this.#tagsOfOuters(relation) : relation.tags
    if (tags === null) return
    const lines = relation.ways.map((id) => ways.nodesOf(id))
    const present = lines.filter((line) => line !== null)
    const { rings, open } = assembleRings(present, this.#drawing.nodes)
    const missing = lines.length - present.length
    const area = areaOf(rings, this.#drawing.nodes, this.#outerTest(relation, lines, missing + open > 0))
    if (missing + open > 0) this.#remark(relation, missing, open, area)
    if (area.length === 0) return
    drawArea(this.#drawing, tags, tileId(relation.id, RELATION_ID), area)
    this.#claim(relation, tags, isUntold)
  }

  /** Draws the ways that are areas and belong to none that is alike. */
  drawOthers(): void {
    const { ways, nodes } = this.#drawing
    for (const [id, tags] of ways.held) {
      const places = this.#claimed.has(id) ? null : ways.nodesOf(id)
      if (places === null || !isClosed(places)) continue
      drawArea(this.#drawing, tags, tileId(id, WAY_ID), areaOfWay(places, nodes))
    }
  }

  #tagsOfOuters({ ways, inner, tags }: AreaRelation): Tags | null {
    const outers = ways.filter((_, index) => inner[index] === false)
    const told = outers.map((id) => this.#drawing.ways.held.get(id)).find((held) => held !== undefined)
    return told === undefined ? null : { ...told, ...tags }
  }

  /** Where something is missing, a hole may have lost what it is a hole of: its ring is no outer one. */
  #outerTest({ inner }: AreaRelation, lines: readonly (readonly number[] | null)[], isPartial: boolean) {
    if (!isPartial) return undefined
    const ofHoles = new Set(lines.flatMap((line, index) => (inner[index] === true ? (line ?? []) : [])))
    return (ring: readonly number[]) => !ring.every((place) => ofHoles.has(place))
  }

  #claim({ ways, inner }: AreaRelation, tags: Tags, isUntold: boolean): void {
    const kind = kindOf(tags)
    for (const [index, id] of ways.entries()) {
      const held = this.#drawing.ways.held.get(id)
      if (held !== undefined && kindOf(held) === kind && (isUntold || inner[index] === false)) this.#claimed.add(id)
    }
  }

  #remark({ id, tags }: AreaRelation, missing: number, open: number, area: GridArea): void {
    const name = tags['name'] ?? tags['natural'] ?? tags['landuse'] ?? ''
    this.partial.push({ id, name, missing, open, isDrawn: area.length > 0 })
  }
}

function kindOf(tags: Tags): string | null {
  const draft = areaDraft(tags)
  return draft === null ? null : `${draft.layer} ${draft.properties['kind']}`
}
