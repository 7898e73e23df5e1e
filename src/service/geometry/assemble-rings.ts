/** Nodes by their places in the table; the last one repeats the first. */
export type NodeRing = readonly number[]

export interface Assembled {
  readonly rings: readonly NodeRing[]
  /** How many stretches between two nodes belong to no ring, since something is missing. */
  readonly open: number
}

interface Nodes {
  x(place: number): number
  y(place: number): number
}

/** No table of nodes has so many, and the square of it is still an exact number. */
const MANY = 2 ** 26

/**
 * The rings that ways form, however they are cut: stretches that come twice cancel out, rings that touch in a node are
 * told apart and never cross there, and what is left open is left out.
 * @param ways nodes by their places in `nodes`; a place below 0 is a gap
 */
export function assembleRings(ways: readonly (readonly number[])[], nodes: Nodes): Assembled {
  const links = linksOf(ways)
  let open = dropDeadEnds(links)
  const rings: NodeRing[] = []
  for (const [start, ends] of links) {
    while (ends.size > 0) open += walk(start, links, nodes, rings)
  }
  return { rings, open }
}

type Links = Map<number, Set<number>>

/** The neighbours of each node, by stretches that come an odd number of times. */
function linksOf(ways: readonly (readonly number[])[]): Links {
  const stretches = new Map<number, readonly [number, number]>()
  for (const way of ways) {
    for (let at = 1; at < way.length; at++) {
      const [from, to] = [way[at - 1] ?? -1, way[at] ?? -1]
      if (from < 0 || to < 0 || from === to) continue
      const key = Math.min(from, to) * MANY + Math.max(from, to)
      if (!stretches.delete(key)) stretches.set(key, [from, to])
    }
  }
  const links: Links = new Map()
  const link = (from: number, to: number) => {
    const ends = links.get(from)
    if (ends === undefined) links.set(from, new Set([to]))
    else ends.add(to)
  }
  for (const [from, to] of stretches.values()) {
    link(from, to)
    link(to, from)
  }
  return links
}

/** Takes away what leads nowhere; returns how many stretches that were. */
function dropDeadEnds(links: Links): number {
  let dropped = 0
  const ends = [...links].filter(([, next]) => next.size === 1).map(([node]) => node)
  for (let node = ends.pop(); node !== undefined; node = ends.pop()) {
    const [next] = links.get(node) ?? []
    if (next === undefined) continue
    cut(links, node, next)
    dropped++
    if (links.get(next)?.size === 1) ends.push(next)
  }
  return dropped
}

function cut(links: Links, from: number, to: number): void {
  links.get(from)?.delete(to)
  links.get(to)?.delete(from)
}

/**
 * Walks on from a node until it is back; whenever a node comes again, what lies between is a ring. Where nothing leads on,
 * as beyond what only joins two rings, it goes back; returns how many stretches it left so.
 */
function walk(start: number, links: Links, nodes: Nodes, rings: NodeRing[]): number {
  const path = [start]
  const places = new Map([[start, 0]])
  for (let left = 0; ;) {
    const node = path.at(-1) ?? start
    const next = nextOf(path.at(-2), node, links, nodes)
    if (next === null) {
      if (path.length === 1) return left
      path.pop()
      places.delete(node)
      left++
      continue
    }
    cut(links, node, next)
    const earlier = places.get(next)
    if (earlier === undefined) {
      places.set(next, path.push(next) - 1)
      continue
    }
    const ring = path.splice(earlier + 1)
    for (const passed of ring) places.delete(passed)
    if (ring.length > 1) rings.push([next, ...ring, next])
    if (earlier === 0) return left
  }
}

/** The stretch that turns least to the right of where one comes from: so rings that touch do not cross. */
function nextOf(before: number | undefined, node: number, links: Links, nodes: Nodes): number | null {
  const choices = [...(links.get(node) ?? [])]
  const [first] = choices
  if (first === undefined) return null
  if (choices.length === 1 || before === undefined) return first
  const angleTo = (other: number) => Math.atan2(nodes.y(other) - nodes.y(node), nodes.x(other) - nodes.x(node))
  const back = angleTo(before)
  const turn = (other: number) => (angleTo(other) - back + 4 * Math.PI) % (2 * Math.PI)
  return choices.reduce((best, choice) => (turn(choice) < turn(best) ? choice : best))
}
