import type { Feature, Geometry } from 'geojson'
import type { BBox } from '../geometry.ts'

/** What a feature needs to know of its record; the box of a record without a shape may be that of its areas. */
export interface Placed {
  readonly uuid: string
  readonly bbox?: BBox | null | undefined
  readonly geometry?: Geometry | null | undefined
}

/** A record as a feature: of the fields asked for, box and geometry have places of their own. */
export function featureOf<R extends Placed>(record: R, fields: readonly (keyof R)[]): Feature<Geometry | null> {
  const { uuid, bbox = null, geometry = null } = record
  const properties = Object.fromEntries(
    fields.flatMap((field) => (field === 'geometry' || field === 'bbox' ? [] : [[field, record[field]]])),
  )
  // A box without a shape would belong to the areas: by the RFC it is that of the feature's own geometry.
  const bounds: Pick<Feature, 'bbox'> = geometry === null || bbox === null ? {} : { bbox: [...bbox] }
  return { type: 'Feature', id: uuid, ...bounds, properties, geometry }
}
