import type { BBox } from '#contract/geometry.ts'
import { toGrid } from '#contract/tiles/grid.ts'
import type { Canvas } from '../region/canvas.ts'
import { contourLines } from '../relief/contours/contour-lines.ts'
import type { Heights } from '../relief/heights.ts'
import type { Lakes } from './lakes.ts'

/** Nobody asks for a single contour: they have no ids. */
const NO_ID = 0

/** Draws the contours of a region, but not over its lakes. `onProgress`: how much is done, from 0 to 1. */
export async function drawContours(
  heights: Heights,
  bounds: BBox,
  canvas: Canvas,
  lakes: Lakes,
  onProgress: (done: number) => void,
): Promise<void> {
  const isWater = (lng: number, lat: number) => lakes.has(lng, lat)
  for await (const line of contourLines(heights, bounds, { isWater, onProgress })) {
    const { ele, index, minZoom: from, maxZoom: to, coordinates } = line
    const properties = { ele, ...(index ? { index: true } : {}) }
    canvas.line({ layer: 'contours', from, to, properties }, NO_ID, Int32Array.from(coordinates.flatMap(toGrid)))
  }
}
