import type { AreaInput, PreparedArea } from './store.ts'
import { LEVELS } from '../../tiles/levels.ts'
import { gridShape, writeShape } from '../../tiles/shape.ts'

/** An area with its shape generalised for every level at which something of it is left. */
export function prepareArea(record: AreaInput): PreparedArea {
  const shapes = new Map<number, Uint8Array>()
  if (record.geometry.type === 'MultiPolygon') {
    const shape = gridShape(record.geometry.coordinates)
    for (const level of LEVELS) {
      const bytes = writeShape(shape, level)
      if (bytes !== null) shapes.set(level.zoom, bytes)
    }
  }
  return { record, shapes }
}
