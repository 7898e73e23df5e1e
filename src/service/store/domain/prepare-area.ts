import { outlineOf } from '#contract/geo/outline.ts'
import type { AreaInput, Prepared } from './inputs.ts'
import { LEVELS } from '#contract/tiles/levels.ts'
import { gridShape, writeShape } from '#contract/tiles/shape.ts'

export function prepareArea<Area extends Pick<AreaInput, 'geometry'>>({ geometry, ...record }: Area): Prepared<Area> {
  return {
    record,
    geometry: JSON.stringify(geometry),
    outline: outlineOf(geometry),
    shapes: generalisedShapes(geometry),
  }
}

/** The shape of an area, generalised for every level at which something of it is left. */
export function generalisedShapes(geometry: AreaInput['geometry']): Map<number, Uint8Array> {
  const shapes = new Map<number, Uint8Array>()
  if (geometry.type !== 'MultiPolygon') return shapes
  const shape = gridShape(geometry.coordinates)
  for (const level of LEVELS) {
    const bytes = writeShape(shape, level)
    if (bytes !== null) shapes.set(level.zoom, bytes)
  }
  return shapes
}
