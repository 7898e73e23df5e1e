import { feature } from 'topojson-client'
import { extentOf } from '#contract/geo/bounds.ts'
import type { BandFeature, BandLayer, Lattice } from '#map/basemap/tiles/band.ts'
import { enclosing, linesOf, polygonsOf } from './shapes.ts'
import { simplify } from './simplify.ts'
import { readWaters } from './sources.ts'

const CONTINENTS = ['europe', 'africa', 'asia', 'north-america', 'south-america']
/** How far the bounds of the same water may differ between files, in degrees: the coarsest lattice in use. */
const SAME_WITHIN = 0.06

interface Water {
  readonly lakes: readonly BandFeature[]
  readonly rivers: readonly BandFeature[]
}

/**
 * The world's lakes and rivers. The file of the world is the complete one, but four times coarser than those of the
 * continents, so each water is taken from a continent's file where that has the whole of it.
 */
export function readWater(): Water {
  const world = split('world')
  const finer = CONTINENTS.map(split)
  return {
    lakes: refined(
      world.lakes,
      finer.flatMap(({ lakes }) => lakes),
    ),
    rivers: refined(
      world.rivers,
      finer.flatMap(({ rivers }) => rivers),
    ),
  }
}

/** Lakes and rivers as layers, simplified. */
export function waterLayers({ lakes, rivers }: Water, lattice: Lattice, tolerance: number): BandLayer[] {
  const simpler = (features: readonly BandFeature[]): BandFeature[] =>
    features.map((one) => ({ ...one, parts: one.parts.map((part) => simplify(part, tolerance)) }))
  return [
    { name: 'lakes', shape: 'polygon', lattice, features: enclosing(simpler(lakes)) },
    { name: 'rivers', shape: 'line', lattice, features: simpler(rivers) },
  ]
}

function split(region: string): Water {
  const topology = readWaters(region)
  const { lakes, rivers } = topology.objects
  return {
    lakes: feature(topology, lakes).features.flatMap(({ geometry }) => polygonsOf(geometry)),
    rivers: feature(topology, rivers).features.flatMap(({ geometry }) => linesOf(geometry)),
  }
}

function refined(coarse: readonly BandFeature[], fine: readonly BandFeature[]): BandFeature[] {
  const candidates = fine.map((one) => ({ one, bounds: extentOf(one.parts) }))
  return coarse.map((one) => {
    const bounds = extentOf(one.parts)
    const same = candidates.find((other) => other.bounds.every((edge, i) => near(edge, bounds[i])))
    return same?.one ?? one
  })
}

function near(a: number, b: number | undefined): boolean {
  return b !== undefined && Math.abs(a - b) <= SAME_WITHIN
}
