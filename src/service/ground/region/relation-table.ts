import { MEMBER_RELATION, MEMBER_WAY, type Member, type Tags } from '../osm/elements.ts'
import { areaDraft } from '../schema/drafts.ts'
import { BORDERS } from '../schema/lines.ts'
import { routeOf, type Route } from '../schema/routes.ts'

/** A relation that makes an area of its ways. */
export interface AreaRelation {
  readonly id: number
  readonly tags: Tags
  readonly ways: readonly number[]
  /** By ways: whether their role is to be a hole, which is often wrong. */
  readonly inner: readonly boolean[]
}

interface RouteRelation {
  readonly route: Route | null
  readonly ways: readonly number[]
  readonly relations: readonly number[]
}

/** The relations of a region that matter to its map, by what they say of ways. */
export class RelationTable {
  readonly areas: AreaRelation[] = []
  readonly #routes = new Map<number, RouteRelation>()
  readonly #borders = new Map<number, number>()

  add(id: number, members: readonly Member[], tags: Tags): void {
    const { type } = tags
    if (type === 'route' || type === 'superroute') this.#addRoute(id, members, tags)
    if (type === 'multipolygon') this.#addArea(id, members, tags)
    if (type === 'boundary') this.#addBoundary(id, members, tags)
  }

  /** The level of the border that a way is a stretch of, the highest one; by the ids of ways. */
  get borders(): ReadonlyMap<number, number> {
    return this.#borders
  }

  /** The routes along ways, by the ids of ways, those of the relations around included, which may go in circles. */
  routesOfWays(): Map<number, Route[]> {
    const around = new Map<number, number[]>()
    for (const [id, { relations }] of this.#routes) {
      for (const part of relations) around.set(part, [...(around.get(part) ?? []), id])
    }
    const found = new Map<number, Route[]>()
    for (const [id, { ways }] of this.#routes) {
      const routes = this.#around(id, around)
      if (routes.length === 0) continue
      for (const way of ways) {
        const known = found.get(way)
        found.set(way, known === undefined ? routes : [...new Set([...known, ...routes])])
      }
    }
    return found
  }

  /** The route that a relation is, and those that it is a part of. */
  #around(id: number, around: ReadonlyMap<number, readonly number[]>): Route[] {
    const seen = new Set([id])
    for (const part of seen) for (const whole of around.get(part) ?? []) seen.add(whole)
    return [...seen].flatMap((relation) => this.#routes.get(relation)?.route ?? [])
  }

  #addRoute(id: number, members: readonly Member[], tags: Tags): void {
    const route = routeOf(tags)
    const relations = members.filter(({ type }) => type === MEMBER_RELATION).map((member) => member.id)
    if (route === null && relations.length === 0) return
    this.#routes.set(id, { route, ways: waysOf(members).map((member) => member.id), relations })
  }

  #addArea(id: number, members: readonly Member[], tags: Tags): void {
    const ways = waysOf(members)
    if (ways.length === 0) return
    const inner = ways.map(({ role }) => role === 'inner')
    this.areas.push({ id, tags, ways: ways.map((member) => member.id), inner })
  }

  #addBoundary(id: number, members: readonly Member[], tags: Tags): void {
    if (tags['boundary'] !== 'administrative') {
      if (areaDraft(tags) !== null) this.#addArea(id, members, tags)
      return
    }
    const level = Number(tags['admin_level'])
    if (BORDERS[level] === undefined) return
    for (const { id: way } of waysOf(members)) {
      this.#borders.set(way, Math.min(level, this.#borders.get(way) ?? Infinity))
    }
  }
}

function waysOf(members: readonly Member[]): Member[] {
  return members.filter(({ type }) => type === MEMBER_WAY)
}
