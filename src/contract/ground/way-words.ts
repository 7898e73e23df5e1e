import { localName, textIn } from './local-name.ts'

/** What a way is called, and by which sign it is marked; null for none. */
export interface WayWords {
  readonly name: string | null
  readonly route: string | null
}

/** The words of a way by its properties in a tile. A route without a sign is a name. */
export function wayWords(properties: Readonly<Record<string, unknown>>): WayWords {
  const [ref, route, routeName] = ['ref', 'route_ref', 'route_name'].map((key) => textIn(properties[key]))
  return { name: routeName ?? localName(properties) ?? ref ?? null, route: route ?? null }
}
