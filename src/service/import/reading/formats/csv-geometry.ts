import { fold } from '#contract/fold.ts'
import { ImportError } from '../input/import-error.ts'
import { degreesOf, LATITUDE, LONGITUDE, type Axis } from './degrees.ts'
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
const GEOMETRIES = ['wkt', 'geometry', 'geom', 'the_geom', 'wkt_geom', 'geojson']

/** The columns of a geometry among all, by their names: one of WKT or GeoJSON, else longitude and latitude. */
export function geometryColumns(columns: readonly string[]): GeometryColumns {
  const plain = columns.map((column) => fold(column))
  const find = (names: readonly string[]) =>
    plain.findIndex((column) => names.includes(column) || names.includes(column.replaceAll(/[^a-z0-9]/g, '')))
  const geometry = find(GEOMETRIES)
  if (geometry >= 0) {
    const read = geometryReader()
    return { uses: (column) => column === geometry, read: (record) => written(record[geometry] ?? '', geometry, read) }
  }
  const [lng, lat] = [find(LONGITUDES), find(LATITUDES)]
  if (lng < 0 || lat < 0) return { uses: () => false, read: () => ({ geometry: undefined }) }
  return {
    uses: (column) => column === lng || column === lat,
    read: (record) => {
      const [x = '', y = ''] = [record[lng], record[lat]]
      if (x === '' && y === '') return { geometry: null }
      const position = [degreesOf(x, LONGITUDE), degreesOf(y, LATITUDE)]
      if (Number.isNaN(position[0])) return noDegrees(x, lng, LONGITUDE)
      if (Number.isNaN(position[1])) return noDegrees(y, lat, LATITUDE)
      return { geometry: { type: 'Point', coordinates: position }, isUnplaced: true }
    },
  }
}

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
