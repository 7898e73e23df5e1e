import * as z from 'zod/mini'

const Spot = z.object({ lat: z.number(), lon: z.number() })
const Line = z.optional(z.array(z.nullable(Spot)))
const common = { id: z.number(), tags: z.optional(z.record(z.string(), z.string())), center: z.optional(Spot) }

const Node = z.object({ ...common, ...z.partial(Spot).shape, type: z.literal('node') })
const Way = z.object({ ...common, type: z.literal('way'), nodes: z.optional(z.array(z.number())), geometry: Line })
const Member = z.object({ type: z.string(), ref: z.number(), role: z.optional(z.string()), geometry: Line })
const Relation = z.object({ ...common, type: z.literal('relation'), members: z.optional(z.array(Member)) })

/** An element of OpenStreetMap, as Overpass writes it in JSON. */
export const Element = z.discriminatedUnion('type', [Node, Way, Relation])
export type Element = z.infer<typeof Element>
export type Way = z.infer<typeof Way>
export type Relation = z.infer<typeof Relation>
type Member = z.infer<typeof Member>

export interface Spot {
  readonly lng: number
  readonly lat: number
}

/** The elements of an answer, whether they have their places with them or refer to other elements for these. */
export class Elements {
  readonly all: readonly Element[]
  readonly #nodes = new Map<number, Spot>()
  readonly #ways = new Map<number, Way>()
  readonly #vertices = new Set<number>()
  /** The ways that are parts of relations. */
  readonly #parts = new Set<number>()

  constructor(all: readonly Element[]) {
    this.all = all
    for (const element of all) this.#index(element)
  }

  #index(element: Element): void {
    if (element.type === 'node' && element.lat !== undefined && element.lon !== undefined)
      this.#nodes.set(element.id, { lng: element.lon, lat: element.lat })
    if (element.type === 'way') {
      const known = this.#ways.get(element.id)
      this.#ways.set(element.id, { ...known, ...element })
      for (const node of element.nodes ?? []) this.#vertices.add(node)
    }
    if (element.type !== 'relation' || !isArea(element)) return
    for (const { type, ref } of element.members ?? []) if (type === 'way') this.#parts.add(ref)
  }

  isVertex(node: number): boolean {
    return this.#vertices.has(node)
  }

  isPart(way: number): boolean {
    return this.#parts.has(way)
  }

  /** Where a way goes, with null for what is not in the answer; null for a way that is not in it. */
  lineOfMember({ ref, geometry }: Member): readonly (Spot | null)[] | null {
    if (geometry !== undefined) return geometry.map(spotOf)
    const way = this.#ways.get(ref)
    return way === undefined ? null : this.lineOf(way)
  }

  lineOf({ nodes, geometry }: Way): readonly (Spot | null)[] | null {
    if (geometry !== undefined) return geometry.map(spotOf)
    return nodes?.map((node) => this.#nodes.get(node) ?? null) ?? null
  }
}

function spotOf(spot: { readonly lat: number; readonly lon: number } | null): Spot | null {
  return spot === null ? null : { lng: spot.lon, lat: spot.lat }
}

/** Whether a relation is an area, whose outline its ways are. */
export function isArea({ tags = {} }: Relation): boolean {
  return tags['type'] === 'multipolygon' || tags['type'] === 'boundary'
}
