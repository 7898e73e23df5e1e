import { feature } from 'topojson-client'
import type { BandLayer, Lattice } from '#map/basemap/tiles/band.ts'
import { countrySpots, type CountryPart, type CountrySpots } from './country-spots.ts'
import type { Interior } from './interior.ts'
import { TILE } from '#contract/geo/mercator.ts'
import { unproject, type Point } from './mercator.ts'
import { polygonsOf } from './shapes.ts'
import type { Atlas } from './sources.ts'
import { thin } from './thin.ts'

/** Where a country's name goes. */
export interface CountryLabel {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly at: Point
  /** The tile zoom from which the name fits, and is far enough from the same name elsewhere. */
  readonly minzoom: number
}

/** Kosovo has no ISO code, but one in common use that `Intl` knows. */
const CODES_BY_NAME: Readonly<Record<string, string>> = { Kosovo: 'XK' }
/** How wide a name may be in terms of the largest circle that fits around it, and how wide one of its letters is. */
const WIDTHS = 2.6
const LETTER_PX = 12
/** The zoom at which a country's first label shows even if it is wider than the country. */
const LAST_FIT = 8
/** How far the same name must be away. */
const SPACING = { x: 900, y: 600 }
const LAST_ZOOM = 11

/** The labels of all countries that have a code, several for each, so that most views have one. */
export function countryLabels(atlas: Atlas): CountryLabel[] {
  return [...countrySpots(partsOf(atlas))].flatMap(([code, spots]) => labelsOf(code, spots))
}

/** Country labels as a layer. */
export function countriesLayer(labels: readonly CountryLabel[], lattice: Lattice): BandLayer {
  const features = labels.map(({ code, at, minzoom }) => ({ parts: [[unproject(at)]], properties: { code, minzoom } }))
  return { name: 'countries', shape: 'point', lattice, features }
}

function partsOf(atlas: Atlas): CountryPart[] {
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, properties, geometry }) => {
    const code = codeOf(id, properties.name)
    return code === undefined ? [] : polygonsOf(geometry).map(({ parts }) => ({ code, rings: parts }))
  })
}

/** The two-letter code for a numeric one; undefined where there is none. */
function codeOf(numeric: string | number | undefined, name: string): string | undefined {
  const region = numeric === undefined ? undefined : new Intl.Locale(`und-${numeric}`).region
  return region?.length === 2 ? region : CODES_BY_NAME[name]
}

const englishNames = new Intl.DisplayNames('en', { type: 'region' })

function labelsOf(code: string, { main, inTiles }: CountrySpots): CountryLabel[] {
  const width = (englishNames.of(code) ?? code).length * LETTER_PX
  const fits = ({ clearance }: Interior): number =>
    Math.max(0, Math.round(Math.log2(width / (WIDTHS * clearance * TILE))))
  const marks = [
    { at: main.at, from: Math.min(fits(main), LAST_FIT) },
    ...[...inTiles].sort((a, b) => b.clearance - a.clearance).map((spot) => ({ at: spot.at, from: fits(spot) })),
  ]
  const zooms = thin(marks, () => SPACING, LAST_ZOOM)
  return marks.flatMap(({ at }, index) => {
    const minzoom = zooms[index] ?? Infinity
    return minzoom > LAST_ZOOM ? [] : [{ code, at, minzoom }]
  })
}
