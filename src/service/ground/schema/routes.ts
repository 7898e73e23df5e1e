import type { Tags } from '../osm/elements.ts'
import { textIn } from './properties.ts'

/** A marked route, as its relation tells it. */
export interface Route {
  readonly mode: 'walking' | 'cycling'
  /** International (`iwn`, `icn`) to local (`lwn`, `lcn`). */
  readonly network: string
  readonly ref: string | null
  readonly name: string | null
}

const MODES = { hiking: 'walking', foot: 'walking', walking: 'walking', bicycle: 'cycling', mtb: 'cycling' } as const

const RANKS = ['i', 'n', 'r', 'l']
const MAX_REFS = 4

/** The route that a relation is; null for what is none or for others, such as buses. */
export function routeOf(tags: Tags): Route | null {
  if (tags['type'] !== 'route' && tags['type'] !== 'superroute') return null
  const kind = tags['route'] ?? ''
  if (!isMode(kind) || tags['state'] === 'proposed' || tags['state'] === 'abandoned') return null
  const mode = MODES[kind]
  const suffix = mode === 'walking' ? 'wn' : 'cn'
  const network = RANKS.map((rank) => rank + suffix).find((known) => known === tags['network']) ?? `l${suffix}`
  return { mode, network, ref: textIn(tags['ref']), name: textIn(tags['name']) }
}

function isMode(kind: string): kind is keyof typeof MODES {
  return Object.hasOwn(MODES, kind)
}

/** What a way says of the routes along it; null where there are none. */
export type RouteProperties = Readonly<Record<string, string>>

/**
 * `route`, `route_ref` and `route_name`: the network, the sign and the name of the route that reaches farthest, one for
 * walkers before one for cyclists; `route_refs`: the signs of all, where there are more; `cycling`, `cycling_ref` and
 * `cycling_name`: the same of the one for cyclists.
 */
export function routeProperties(routes: readonly Route[]): RouteProperties | null {
  const ranked = routes.toSorted((a, b) => rankOf(a) - rankOf(b))
  const first = ranked.find(({ mode }) => mode === 'walking') ?? ranked[0]
  if (first === undefined) return null
  const cycling = ranked.find(({ mode }) => mode === 'cycling')
  const refs = [...new Set(ranked.flatMap(({ ref }) => ref ?? []))].slice(0, MAX_REFS)
  return {
    ...told('route', first),
    ...(refs.length > 1 ? { route_refs: refs.join(';') } : {}),
    ...(cycling === undefined ? {} : told('cycling', cycling)),
  }
}

function told(word: string, { network, ref, name }: Route): RouteProperties {
  return {
    [word]: network,
    ...(ref === null ? {} : { [`${word}_ref`]: ref }),
    ...(name === null ? {} : { [`${word}_name`]: name }),
  }
}

function rankOf({ network }: Route): number {
  return RANKS.indexOf(network.charAt(0))
}
