import type { Uuid } from '#contract/ids.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import type { Selection } from './selection.ts'

/** A thing under the pointer, and what the map knows of it. */
export interface Hit {
  readonly selection: Selection
  readonly properties: Readonly<Record<string, unknown>>
}

/** The one thing that is meant; `ask`: one of several; null: none. */
export type Meant = Selection | 'ask' | null

/**
 * What is meant by pointing at several things: a closure that is the only one there, whatever areas lie under it; an
 * area where there is nothing else. Else the visitor is asked. Null where there is nothing at all.
 */
export function meantBy(hits: readonly Hit[]): Meant {
  const closures = hits.filter(({ selection }) => selection.kind === 'closure')
  const [first, ...others] = closures.length > 0 ? closures : hits
  if (first === undefined) return null
  return others.length === 0 ? first.selection : 'ask'
}

/** The same things, each once. */
export function eachOnce(hits: readonly Hit[]): readonly Hit[] {
  const firsts = new Map<Uuid, Hit>()
  for (const hit of hits) if (!firsts.has(hit.selection.uuid)) firsts.set(hit.selection.uuid, hit)
  return [...firsts.values()]
}

/** Where the visitor has clicked, and on what: what is drawn on top first. */
export interface Click {
  readonly hits: readonly Hit[]
  readonly meant: Meant
  readonly place: LatLng
  /** Px of the page. */
  readonly x: number
  readonly y: number
  /** When, in ms since the page was opened: no two clicks are one. */
  readonly at: number
}
