import {
  epsgOf,
  reprojected,
  systemOf,
  wgs84,
  type CoordinateSystem,
  type SystemReference,
} from '../../../geometry/reproject.ts'
import { isGeometry } from '#contract/geometry.ts'
import { ImportError } from './import-error.ts'
import { eastFirst } from './swiss-grid.ts'
import type { SourceFeature } from './source-feature.ts'

/** Brings the geometries of a file to longitude and latitude. */
export interface Placing {
  /** Whether the file names no coordinate system. */
  readonly isUnplaced?: boolean | undefined
  readonly remarks: readonly string[]
  place(geometry: unknown): unknown
}

const UNNAMED = 'no coordinate system named, taken as WGS 84'

/**
 * By the coordinate system that a file names; null where it names none, which counts as WGS 84.
 * Throws an ImportError for a system that is not known.
 * @param name what the file calls it, for that error
 */
export function placingBy(reference: SystemReference | null, name: string): Placing {
  if (reference === null) return { ...placing(wgs84, [UNNAMED]), isUnplaced: true }
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

/**
 * Brings features to longitude and latitude whose file names no coordinate system, by the EPSG code that somebody says for
 * it; leaves all as they are without one.
 */
export function placedBy(crs: string | undefined): (feature: SourceFeature) => SourceFeature {
  if (crs === undefined) return (feature) => feature
  const epsg = epsgOf(crs)
  const placing = placingBy({ epsg: epsg ?? undefined }, crs)
  return (feature) => {
    if (feature.isUnplaced !== true) return feature
    const others = feature.remarks?.filter((remark) => remark !== UNNAMED) ?? []
    const [geometry, turned] = withEastFirst(feature.geometry, epsg)
    return {
      ...feature,
      isUnplaced: undefined,
      geometry: placing.place(geometry),
      remarks: [...others, ...placing.remarks, ...turned],
    }
  }
}

/** A point with the east first of its two numbers, where a Swiss system tells which that is. */
function withEastFirst(
  geometry: unknown,
  epsg: number | null,
): readonly [geometry: unknown, remarks: readonly string[]] {
  if (!isGeometry(geometry) || geometry.type !== 'Point') return [geometry, []]
  const coordinates = eastFirst(epsg, geometry.coordinates)
  if (coordinates === geometry.coordinates) return [geometry, []]
  return [{ ...geometry, coordinates }, ['Y taken as east and X as north, as in Switzerland']]
}
