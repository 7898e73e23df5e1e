import { feature, mesh } from 'topojson-client'
import type { BandLayer, Lattice } from '#map/basemap/tiles/band.ts'
import { enclosing, linesOf, polygonsOf } from './shapes.ts'
import type { Atlas } from './sources.ts'

/** Land, and the borders between countries (never along a coast). */
export function landLayers(atlas: Atlas, lattice: Lattice): BandLayer[] {
  const { land, countries } = atlas.objects
  const polygons = feature(atlas, land).features.flatMap(({ geometry }) => polygonsOf(geometry))
  const borders = mesh(atlas, countries, (a, b) => a !== b)
  return [
    { name: 'land', shape: 'polygon', lattice, features: enclosing(polygons) },
    { name: 'borders', shape: 'line', lattice, features: linesOf(borders) },
  ]
}
