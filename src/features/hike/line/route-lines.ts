import type { LngLat } from '#contract/geometry.ts'
import type { ShownLine } from './shown-line.ts'

/** The pieces of a line, as positions. */
export function routeLines({ lng, lat, starts }: ShownLine): readonly (readonly LngLat[])[] {
  const lines: LngLat[][] = []
  for (const [index, x] of lng.entries()) {
    const place: LngLat = [x, lat[index] ?? 0]
    const line = lines.at(-1)
    if (line === undefined || starts[index] === true) lines.push([place])
    else line.push(place)
  }
  return lines
}
