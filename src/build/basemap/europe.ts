import type { Position } from '#map/basemap/tiles/band.ts'

/** Where the basemap has the most detail, in degrees. */
const EUROPE = { west: -25, south: 34, east: 45, north: 72 }

/** Whether a position lies in the part of the world that the basemap has the most detail for. */
export function isInEurope([lon, lat]: Position): boolean {
  return lon > EUROPE.west && lon < EUROPE.east && lat > EUROPE.south && lat < EUROPE.north
}
