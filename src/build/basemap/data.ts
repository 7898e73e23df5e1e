import { encodeBand, type BandLayer, type Lattice } from '#map/basemap/tiles/band.ts'
import { FIRST_ZOOM, REGION_ZOOM, regionName, type RegionalBand } from '#map/basemap/tiles/bands.ts'
import { countriesLayer, countryLabels } from './countries.ts'
import { isInEurope } from './europe.ts'
import { landLayers } from './land.ts'
import { TILE } from '#contract/geo/mercator.ts'
import { factsLayer, placesLayer, readPlaces, townsLayer } from './places.ts'
import { regionsOf } from './regions.ts'
import { simplifyTopology } from './simplify.ts'
import { readAtlas, type Atlas } from './sources.ts'
import { readWater, waterLayers } from './water.ts'

/** Half a pixel at the last zoom that `far` is drawn at. */
const FAR_TOLERANCE = 0.5 / (TILE * 2 ** (FIRST_ZOOM.near - 1))
/** One step of the lattice that Natural Earth comes on: less than a pixel up to zoom 8. */
const STEP = 0.0036 / 360
const FAR_LATTICE: Lattice = { origin: [-180, -90], step: [0.012, 0.0072] }
const WATER_LATTICE: Lattice = { origin: [-180, -90], step: [0.004, 0.0025] }
const POINT_LATTICE: Lattice = { origin: [-180, -90], step: [0.002, 0.002] }

/** What only a search needs: the towns and what small places lack on the map, and the small places of the whole world. */
export const GAZETTEER = ['gazetteer', 'gazetteer-villages'] as const

/** The files of the basemap by their names, encoded: those of its bands, and of the {@link GAZETTEER}. Takes some seconds. */
export function makeFiles(): ReadonlyMap<string, Uint8Array> {
  const coarse = simplifyTopology(readAtlas('50m'), () => FAR_TOLERANCE)
  const raw = readAtlas('10m')
  const near = simplifyTopology(raw, (line) => (line.some(isInEurope) ? 0.4 * STEP : STEP))
  const water = readWater()
  const labels = countryLabels(simplifyTopology(raw, () => FAR_TOLERANCE))
  const places = readPlaces()
  const pointLayers = (from: number, below: number): BandLayer[] => {
    const isDue = ({ minzoom }: { minzoom: number }): boolean => minzoom >= from && minzoom < below
    return [countriesLayer(labels.filter(isDue), POINT_LATTICE), placesLayer(places.filter(isDue), POINT_LATTICE)]
  }
  const towns = places.filter(({ minzoom }) => minzoom < FIRST_ZOOM.villages)
  const villages = places.filter(({ minzoom }) => minzoom >= FIRST_ZOOM.villages)
  const small = pointLayers(FIRST_ZOOM.villages, Infinity)
  const [gazetteer, gazetteerVillages] = GAZETTEER
  const far = [
    ...landLayers(coarse, FAR_LATTICE),
    ...waterLayers(water, FAR_LATTICE, FAR_TOLERANCE),
    ...pointLayers(0, FIRST_ZOOM.near),
  ]
  return new Map([
    ['far', encodeBand(far)],
    ...regionFiles('near', [
      ...landLayers(near, latticeOf(raw)),
      ...waterLayers(water, WATER_LATTICE, FAR_TOLERANCE / 8),
      ...pointLayers(0, FIRST_ZOOM.villages),
    ]),
    ...regionFiles('villages', small),
    [gazetteer, encodeBand([townsLayer(towns, POINT_LATTICE), factsLayer(villages, POINT_LATTICE)])],
    [gazetteerVillages, encodeBand(small.filter(({ name }) => name === 'places'))],
  ])
}

/** The files of a band's regions, by their names. */
function regionFiles(band: RegionalBand, layers: readonly BandLayer[]): (readonly [string, Uint8Array])[] {
  const regions = regionsOf(layers, REGION_ZOOM[band])
  return regions.map(({ tile, layers: own }) => [regionName(band, tile.x, tile.y), encodeBand(own)])
}

/** The lattice that a topology's positions already lie on. */
function latticeOf({ transform }: Atlas): Lattice {
  const { scale: [stepX, stepY] = [STEP * 360, STEP * 180], translate: [west, south] = [-180, -90] } = transform ?? {}
  return { origin: [west, south], step: [stepX, stepY] }
}
