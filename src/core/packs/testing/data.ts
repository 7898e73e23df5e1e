import type { ProtectedArea } from '#contract/records/area.ts'
import { aClosure, anArea, aSquareArea } from '#testing/builders.ts'

/** Areas within the region of packs, and one outside, the last. */
export function someAreas(count: number): ProtectedArea[] {
  const within = Array.from({ length: count }, (_, at) => anArea({ geometry: aSquareArea(13 + at / 500, 48, 0.01) }))
  return [...within, anArea({ geometry: aSquareArea(20, 48, 0.1) })]
}

export function someClosures(count: number) {
  return Array.from({ length: count }, (_, at) => aClosure({ name: `Closure ${at}` }))
}

/** In order. */
export function uuidsOf(records: readonly { readonly uuid: string }[]): readonly string[] {
  return records.map(({ uuid }) => uuid).sort()
}
