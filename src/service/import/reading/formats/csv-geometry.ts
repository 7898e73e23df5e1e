import { fold } from '#contract/fold.ts'
import { ImportError } from '../input/import-error.ts'
import { degreesOf, LATITUDE, LONGITUDE, type Axis } from './degrees.ts'
import { placedIn, placeInMetres, placeOnGrid } from './metres.ts'
import { positionIn } from './position-in-text.ts'
import { geometryReader, type Written } from './written-geometry.ts'

/** Where the geometry of a table's rows comes from. */
export interface GeometryColumns {
  uses(column: number): boolean
  read(record: readonly string[]): Written
}

/** What tables call degrees, or metres, east and north, in several languages; `decimalLatitude` is that of Darwin Core. */
const LONGITUDES = (
  'lng lon long longitude x decimallongitude longitud longitudine laengengrad langengrad lange laenge geolange geolaenge geogrlange geographischelange lengdegrad lengtegraad laengdegrad langdegrad laengdgrad langdgrad pituusaste dlugosc dlugoscgeograficzna dlgeogr zemepisnadelka lonwgs84 longwgs84 gpslon gpslongitude ' +
  'xcoord xcoordinate coordx xkoordinate xutm utmx utme easting rechtswert ostwert este'
).split(' ')
const LATITUDES = (
  'lat latitude y decimallatitude latitud latitudine breitengrad breite geobreite geogrbreite geographischebreite breddegrad breedtegraad breddgrad leveysaste szerokosc szerokoscgeograficzna szergeogr zemepisnasirka latwgs84 gpslat gpslatitude ' +
  'ycoord ycoordinate coordy ykoordinate yutm utmy utmn northing hochwert nordwert norte'
).split(' ')
/** Names so short that they mean coordinates only where the values are metres of a known system. */
const SHORT = [
  ['e', 'n'],
  ['ost', 'nord'],
  ['est', 'nord'],
  ['east', 'north'],
] as const
/** Words in names of columns that tell the system of their metres: “X_L93”, “Sweref99 N”. null: the zone is told, but not on which half of the earth. */
const SYSTEMS: readonly (readonly [RegExp, epsg: number | null])[] = [
  [/sweref99(?:tm)?/, 3006],
  [/l(?:ambert)?93/, 2154],
  [/lv95/, 2056],
  [/lv03/, 21_781],
  [/osgb(?:36)?|bng/, 27_700],
  [/rdnew/, 28_992],
  [/utm(?:zone)?\d{1,2}/, null],
]
const ZONES = ['zone', 'utmzone', 'zoneutm', 'zona', 'zonautm', 'huso', 'fuso', 'utm']
const GEOMETRIES = (
  'wkt geometry geom thegeom wktgeom geomwkt geojson geomgeojson geoshape wkbgeometry geometrie geometria ' +
  'geometrywkt wktgeometry multipolygon'
).split(' ')
/** The unit or the system of a column: “E [m]”, “X (EPSG:2056)”. */
const UNIT = /[[(][^\])]*[\])]/g
/** What they call both in one; the text of such a column may as well be an address. */
const PLACES = (
  'geopoint2d geopoint geolocation location location1 georeference georeferencedlocation coordinates coordinate coords coord ' +
  'coordonnees coordonneesgeo coordonneesgps koordinaten koordinate coordinate geokoordinaten coordenadas coordinaten koordinater ' +
  'koordinaatit wspolrzedne souradnice latlng latlon latlong latitudelongitude gps gpscoordinates gpskoordinaten position shape point'
).split(' ')
/** What they call a place on a grid, which is a place wherever it can be read. */
const GRIDS = (
  'gridreference gridref ngr osgr osgridref osgridreference osgrid nationalgridreference mgrs utmref utm ' +
  'utmcoordinates utmkoordinaten landeskoordinaten swissgrid'
).split(' ')

/** The columns of a geometry among all, by their names: one of WKT or GeoJSON, else longitude and latitude, else both in one. */
export function geometryColumns(columns: readonly string[]): GeometryColumns {
  const plain = columns.map((column) =>
    fold(column)
      .replaceAll(UNIT, '')
      .replaceAll(/[^a-z0-9]/g, ''),
  )
  const find = (names: readonly string[]) => plain.findIndex((column) => names.includes(column))
  const geometry = find(GEOMETRIES)
  const [lng, lat] = [find(LONGITUDES), find(LATITUDES)]
  const place = [...PLACES, ...GRIDS].map((name) => plain.indexOf(name)).find((at) => at >= 0) ?? -1
  const whole = placesIn(place, columns[place] ?? '', GRIDS.includes(plain[place] ?? ''))
  if (geometry >= 0) {
    const read = geometryReader()
    return {
      uses: (column) => column === geometry,
      read: (record) => {
        const found = written(record[geometry] ?? '', geometry, read)
        if (found.geometry !== null || found.problem !== undefined) return found
        const other = whole(record)
        return other.geometry === undefined ? found : other
      },
    }
  }
  const zone = find(ZONES)
  if (lng < 0 || lat < 0) {
    const short = pairOf(plain)
    const named = SYSTEMS.flatMap(([word, epsg]) => {
      const rest = plain.map((name) => (word.test(name) ? name.replace(word, '') : ''))
      const pair = pairOf(rest, [[LONGITUDES, LATITUDES]])
      return pair === undefined ? [] : [{ pair, epsg }]
    })
    const { pair = short, epsg = null } = named[0] ?? {}
    const read = (record: readonly string[]) =>
      (pair === undefined ? null : (inMetres(record, pair, zone, epsg) ?? unplacedMetres(record, pair))) ??
      whole(record)
    return { uses: () => false, read }
  }
  return {
    uses: (column) => column === lng || column === lat,
    read: (record) => inMetres(record, [lng, lat], zone) ?? pointIn(record, lng, lat),
  }
}

/** The columns whose names mean east and north: two short ones that stand together, or, of a system that is named, longer ones. */
function pairOf(plain: readonly string[], others: readonly (readonly [readonly string[], readonly string[]])[] = []) {
  const pairs = [...SHORT.map(([east, north]) => [[east], [north]] as const), ...others]
  return pairs
    .map((pair) => pair.map((names) => plain.findIndex((name) => names.includes(name))))
    .find((pair) => !pair.includes(-1))
}

function inMetres(record: readonly string[], pair: readonly number[], zone: number, epsg: number | null = null) {
  const position = pair.map((at) => metresOf(record[at] ?? ''))
  if (epsg !== null && position.every((metres) => Number.isFinite(metres))) return placedIn(epsg, position)
  return placeInMetres(position, record[zone] ?? '')
}

/** Fewer are no metres of a grid. */
const LEAST_METRES = 1000

/** A position in metres of a system that somebody has to say. */
function unplacedMetres(record: readonly string[], pair: readonly number[]): Written | null {
  const coordinates = pair.map((at) => metresOf(record[at] ?? ''))
  const areMetres = coordinates.every((metres) => Math.abs(metres) >= LEAST_METRES)
  return areMetres ? { geometry: { type: 'Point', coordinates }, isUnplaced: true } : null
}

/** A number, in which spaces and apostrophes may part thousands: `2'600'000`. */
function metresOf(text: string): number {
  const plain = text.replaceAll(/(?<=\d)['’ \u00a0\u202f](?=\d{3})/g, '').replace(',', '.')
  return plain === '' ? NaN : Number(plain)
}

function pointIn(record: readonly string[], lng: number, lat: number): Written {
  const [x = '', y = ''] = [record[lng], record[lat]]
  if (x === '' && y === '') return { geometry: null }
  const position = [degreesOf(x, LONGITUDE), degreesOf(y, LATITUDE)]
  if (Number.isNaN(position[0])) return noDegrees(x, lng, LONGITUDE)
  if (Number.isNaN(position[1])) return noDegrees(y, lat, LATITUDE)
  return { geometry: { type: 'Point', coordinates: position }, isUnplaced: true }
}

/** What begins as WKT, as GeoJSON or as bytes of a database. */
const GEOMETRY =
  /^(?:(?:SRID\s*=\s*\d+\s*;\s*)?(?:MULTI)?(?:POINT|LINESTRING|POLYGON) ?(?:ZM?|M)? ?\(|\{\s*"(?:type|coordinates)"|0[01][\dA-F]{40,}$)/i
/** Two numbers, and no words. */
const NUMBERS = /^\(?[-+\d.'’]+\s*[,;/\s]\s*[-+\d.'’]+\)?$/

/** Reads a column that may tell of places: as latitude and longitude, or as a geometry; words in it are no place. */
function placesIn(column: number, name: string, isGrid: boolean): (record: readonly string[]) => Written {
  const read = geometryReader()
  return (record) => {
    const text = record[column] ?? ''
    const position = positionIn(text)
    if (position !== null) {
      const remarks = [`place taken from “${name}” as latitude, then longitude`]
      return { geometry: { type: 'Point', coordinates: position }, remarks }
    }
    if (GEOMETRY.test(text)) return written(text, column, read)
    const onGrid = isGrid || /^\d/.test(text) ? placeOnGrid(text) : null
    if (onGrid !== null)
      return { ...onGrid, remarks: [`place taken from “${name}” on a grid`, ...(onGrid.remarks ?? [])] }
    if (isGrid && text !== '')
      return {
        geometry: undefined,
        remarks: [`place not understood in “${name}”, so without one: write latitude and longitude`],
      }
    return NUMBERS.test(text) ? refused(text, column, 'is no latitude and longitude in degrees') : NO_PLACE
  }
}

const NO_PLACE = { geometry: undefined }

function noDegrees(text: string, column: number, { example }: Axis): Written {
  return refused(text, column, `is no number, nor degrees such as ${example}`)
}

function written(text: string, column: number, read: (text: string) => Written): Written {
  try {
    return read(text)
  } catch (error) {
    if (error instanceof ImportError) return refused(text, column, `cannot be read: ${error.message}`)
    return refused(text, column, 'is no WKT or GeoJSON')
  }
}

function refused(text: string, column: number, why: string): Written {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
  return { geometry: null, problem: `column ${column + 1}: “${shown}” ${why}` }
}
