import type { BBox } from '#contract/geometry.ts'
import type { SampleFile } from './sample-file.ts'

/** Columns and rows of a grid, in samples: whole numbers are the samples themselves. */
export type Spot = readonly [column: number, row: number]

/** How the samples of a grid lie on the earth. */
export interface Georeference {
  /** Where a place in WGS 84 lies among the samples. */
  readonly spotOf: (lng: number, lat: number) => Spot
  /** The place of a spot. */
  readonly placeOf: (column: number, row: number) => readonly [lng: number, lat: number]
}

/** Heights as one file has them, read and checked. */
export interface HeightGrid {
  /** The file's name, for messages. */
  readonly file: string
  readonly georeference: Georeference
  /** In metres; NaN where the file has none. */
  readonly samples: SampleFile
  /** Degrees of latitude from one sample to the next. */
  readonly resolution: number
  readonly bounds: BBox
  /** Whom the heights are owed to; null where the file does not say it. */
  readonly credit: string | null
}

/** A grid whose columns are meridians and whose rows are parallels, by its first sample and steps in degrees. */
export function geographic(west: number, north: number, stepLng: number, stepLat: number): Georeference {
  return {
    spotOf: (lng, lat) => [(lng - west) / stepLng, (north - lat) / stepLat],
    placeOf: (column, row) => [west + column * stepLng, north - row * stepLat],
  }
}
