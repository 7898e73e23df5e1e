import type { BBox } from '#contract/geometry.ts'
import { boxText } from '#contract/start-box.ts'
import { namesOf } from '#core/address/parameters.ts'

/** What of an address sends the map somewhere. */
const PLACES = namesOf('camera', 'place', 'selection')

/**
 * Pure: the path and query of the whole map as an embed shows it: the same filters, moment and selection. `box`: what
 * the embed's map shows, for an address that says of no place.
 */
export function fullMapPath(search: URLSearchParams, box: BBox | null): string {
  const params = new URLSearchParams(search)
  for (const name of namesOf('frame')) params.delete(name)
  if (box !== null && !PLACES.some((name) => params.has(name))) params.set('bbox', boxText(box))
  const query = params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
  return query === '' ? '/' : `/?${query}`
}
