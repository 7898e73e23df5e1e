import type { Placement } from './placement.ts'

/** A whole turn around the earth, in degrees of longitude. */
const TURN = 360

/**
 * A placement by longitudes from -180 to 180: once for each turn around the earth that it reaches into by more than a
 * sample, as files from 0 to 360° do, and those across the antimeridian. One that reaches into none other stays as it is.
 */
export function turnsOf(placement: Placement, columns: number): readonly Placement[] {
  const [west, , east] = placement.bounds
  const sample = (east - west) / columns
  const turns = [-1, 0, 1].filter(
    (turn) => Math.min(180, east - turn * TURN) - Math.max(-180, west - turn * TURN) > sample,
  )
  return turns.length === 0 || turns.join() === '0' ? [placement] : turns.map((turn) => turned(placement, turn * TURN))
}

function turned({ georeference, bounds, resolution }: Placement, degrees: number): Placement {
  const [west, south, east, north] = bounds
  return {
    bounds: [Math.max(-180, west - degrees), south, Math.min(180, east - degrees), north],
    resolution,
    georeference: {
      spotOf: (lng, lat) => georeference.spotOf(lng + degrees, lat),
      placeOf: (column, row) => {
        const [lng, lat] = georeference.placeOf(column, row)
        return [lng - degrees, lat]
      },
    },
  }
}
