import type { AreaInput, PreparedArea } from './store.ts'
import { LEVELS } from '../../tiles/levels.ts'
import { gridShape, writeShape } from '../../tiles/shape.ts'

/** An area with its generalised shapes. */
export function prepareArea(record: AreaInput): PreparedArea {
  return { record, shapes: generalisedShapes(record.geometry) }
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
