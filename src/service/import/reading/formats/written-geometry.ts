import { wktToGeoJSON } from 'betterknown'
import { ImportError } from '../input/import-error.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { placingBy, type Placing } from '../input/system-of-file.ts'
import { geometryOfWkb } from './wkb.ts'

export type Written = Pick<SourceFeature, 'geometry' | 'problem' | 'remarks' | 'isUnplaced'>

/** The bytes of a point, which is the shortest geometry, as PostGIS writes them out. */
const HEX = /^(?:[\dA-F]{2}){21,}$/i
const EWKT = /^SRID\s*=\s*(\d+)\s*;\s*/i

/**
 * Reads what the cells of a table say of a geometry: WKT, GeoJSON, and PostGIS's own two, which name a coordinate system, WKT
 * behind `SRID=25832;` and bytes as hexadecimal digits. Throws an ImportError for bytes that cannot be read, or in a system that is not
 * known, and whatever the libraries throw for what is none of these.
 */
export function geometryReader(): (text: string) => Written {
  const systems = new Map<number, Placing>()
  const placed = (geometry: unknown, epsg: number, remarks: readonly string[] = []): Written => {
    const placing = systems.get(epsg) ?? placingBy({ epsg }, `EPSG:${epsg}`)
    systems.set(epsg, placing)
    return { geometry: placing.place(geometry), remarks: [...placing.remarks, ...remarks] }
  }
  return (text) => {
    if (text === '') return { geometry: null }
    if (text.startsWith('{')) return { geometry: JSON.parse(text), isUnplaced: true }
    if (HEX.test(text)) {
      const { geometry, system, remarks } = geometryOfWkb(Buffer.from(text, 'hex'))
      return system === undefined ? { geometry, remarks, isUnplaced: true } : placed(geometry, system, remarks)
    }
    const system = EWKT.exec(text)?.[1]
    const geometry = wktToGeoJSON(text.replace(EWKT, ''))
    if (geometry === null) throw new ImportError('it is no geometry')
    return system === undefined ? { geometry, isUnplaced: true } : placed(geometry, Number(system))
  }
}
