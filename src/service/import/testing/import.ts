import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { aDirectory } from '../../store/testing/store.ts'
import type { StoreWriter } from '../../store/domain/store.ts'
import { importFiles } from '../import-files.ts'
import type { ImportOptions } from '../import-options.ts'
import type { ImportReport } from '../report.ts'

/** A square of 0.1° in the north of Sweden. */
export const square: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [18, 68],
      [18.1, 68],
      [18.1, 68.1],
      [18, 68.1],
      [18, 68],
    ],
  ],
}

/** A circle of 1° in the north of Sweden, of so many positions. */
export function aCircle(count: number): Geometry {
  const ring = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return [18 + Math.cos(angle), 65 + Math.sin(angle)]
  })
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}

export function aFeature(
  properties: Record<string, unknown>,
  geometry: Geometry | null = square,
): Feature<Geometry | null> {
  return { type: 'Feature', properties, geometry }
}

/** A GeoJSON file of features, for the time of the test. */
export function aFile(features: readonly Feature<Geometry | null>[], name = 'parks.geojson'): string {
  const path = join(aDirectory(), name)
  const collection: FeatureCollection<Geometry | null> = { type: 'FeatureCollection', features: [...features] }
  writeFileSync(path, JSON.stringify(collection))
  return path
}

/** Imports areas, unless told otherwise. */
export function runImport(
  writer: StoreWriter,
  files: readonly string[],
  options: Partial<ImportOptions> = {},
): Promise<ImportReport> {
  return importFiles({ files, kind: 'areas', mapping: null, timeZone: null, onProgress: () => {}, ...options }, writer)
}
