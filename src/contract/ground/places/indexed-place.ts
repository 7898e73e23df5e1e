import { foldWords } from '../../match/fold-words.ts'
import type { BBox, LngLat } from '../../geometry.ts'
import type { Thing } from '../things.ts'

/** A thing on the ground, and where it is. */
export interface IndexedPlace extends Thing {
  readonly point: LngLat
  /** Of a way. */
  readonly bbox: BBox | null
  /** All its names and its sign, as they are compared. */
  readonly folded: readonly string[]
}

/** A thing with its names made ready to be searched. */
export function indexed(thing: Thing, point: LngLat, bbox: BBox | null): IndexedPlace {
  const { names, ref } = thing
  const own = Object.values(names).map(foldWords)
  const sign = foldWords(ref ?? '')
  // A sign is typed with or without what is between its letters and its number.
  const signs = sign === '' ? [] : [sign, sign.replaceAll(' ', ''), ...own.map((name) => `${sign} ${name}`)]
  return { ...thing, point, bbox, folded: [...new Set([...own, ...signs])] }
}
