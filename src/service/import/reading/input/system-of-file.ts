import {
  reprojected,
  systemOf,
  wgs84,
  type CoordinateSystem,
  type SystemReference,
} from '../../../geometry/reproject.ts'
import { ImportError } from './import-error.ts'

/** Brings the geometries of a file to longitude and latitude. */
export interface Placing {
  readonly remarks: readonly string[]
  place(geometry: unknown): unknown
}

/**
 * By the coordinate system that a file names; null where it names none, which counts as WGS 84.
 * Throws an ImportError for a system that is not known.
 * @param name what the file calls it, for that error
 */
export function placingBy(reference: SystemReference | null, name: string): Placing {
  if (reference === null) return placing(wgs84, ['no coordinate system named, taken as WGS 84'])
  const system = systemOf(reference)
  if (system === null) {
    throw new ImportError(`its coordinates are in ${name}, which is not known: convert it to WGS 84 first`)
  }
  const { toWgs84, metres } = system
  const accuracy = metres > 2 ? `, off by up to ${metres} m` : ''
  return placing(system, toWgs84 === null ? [] : [`converted from ${system.name}${accuracy}`])
}

function placing(system: CoordinateSystem, remarks: readonly string[]): Placing {
  return { remarks, place: (geometry) => reprojected(geometry, system) }
}
