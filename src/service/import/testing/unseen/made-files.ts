import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { Geometry, Position } from 'geojson'
import iconv from 'iconv-lite'
import Database from 'libsql'
import { dbfOf, shpOf, zipped, type DbfColumn } from '../../reading/testing/reading.ts'
import { packed } from '../../reading/testing/wkb.ts'
import { isShape, tableOf, wktOfSystem, type Dataset, type Table } from './made-table.ts'

/** Writes the file of a dataset into a directory, and gives its path. */
export function writeDataset(directory: string, name: string, dataset: Dataset): string {
  const table = tableOf(dataset)
  if (dataset.format === 'gpkg') return writeGeopackage(join(directory, `${name}.gpkg`), table, dataset)
  const [end, bytes] = bytesOf(name, table, dataset)
  const path = join(directory, `${name}.${end}`)
  writeFileSync(path, bytes)
  return path
}

function bytesOf(name: string, table: Table, dataset: Dataset): readonly [end: string, bytes: string | Uint8Array] {
  switch (dataset.format) {
    case 'shp':
      return ['zip', shapefileOf(name, table, dataset)]
    case 'kml':
      return ['kml', kmlOf(table)]
    case 'csv-wkt':
    case 'csv-wkt-latin1':
    case 'csv-latlng':
      return ['csv', csvOf(table, dataset.format)]
    case 'geojson':
    case 'gpkg':
      return ['geojson', geojsonOf(table, dataset)]
  }
}

function valueOf(cell: string, kind: string): string | number | null {
  return cell === '' ? null : kind === 'n' ? Number(cell) : cell
}

function geojsonOf({ columns, rows }: Table, { crs }: Dataset): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    ...(crs === undefined ? {} : { crs: { type: 'name', properties: { name: `urn:ogc:def:crs:EPSG::${crs}` } } }),
    features: rows.map(({ cells, geometry }) => ({
      type: 'Feature',
      properties: Object.fromEntries(columns.map(({ name, kind }, at) => [name, valueOf(cells[at] ?? '', kind)])),
      geometry,
    })),
  })
}

function csvOf({ columns, rows }: Table, format: string): Uint8Array {
  const withWkt = format.startsWith('csv-wkt')
  const lines = [
    [...columns.map(({ name }) => name), ...(withWkt ? ['WKT'] : [])],
    ...rows.map(({ cells, geometry }) => [...cells, ...(withWkt ? [wktOf(geometry)] : [])]),
  ]
  return format.endsWith('latin1')
    ? iconv.encode(stringify(lines, { delimiter: ';' }), 'win1252')
    : Buffer.from(stringify(lines))
}

/** The positions of a shape without holes. */
function outlineOf(geometry: Geometry | null): readonly Position[] {
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates.flat(2) : []
}

function wktOf(geometry: Geometry | null): string {
  return `POLYGON ((${outlineOf(geometry)
    .map((position) => position.join(' '))
    .join(', ')}))`
}

/** Name, description and time span as KML has them, all else as extended data. */
const OF_PLACEMARKS = ['name', 'description', 'begin', 'end']

function kmlOf({ columns, rows }: Table): string {
  const marks = rows.map(({ cells, geometry }) => {
    const values = new Map(columns.map(({ name }, at) => [name, cells[at] ?? '']))
    const data = [...values].flatMap(([name, value]) =>
      OF_PLACEMARKS.includes(name) ? [] : [`<Data name="${name}"><value>${value}</value></Data>`],
    )
    const [begin, end] = [values.get('begin'), values.get('end')]
    const span = begin === undefined ? '' : `<TimeSpan><begin>${begin}</begin><end>${end}</end></TimeSpan>`
    const ring = outlineOf(geometry).map((position) => position.join(','))
    return `<Placemark><name>${values.get('name')}</name>
      <description><![CDATA[${values.get('description')}]]></description>${span}
      <ExtendedData>${data.join('')}</ExtendedData><Polygon><outerBoundaryIs><LinearRing>
      <coordinates>${ring.join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`
  })
  return `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${marks.join('')}</Document></kml>`
}

function shapefileOf(name: string, { columns, rows }: Table, dataset: Dataset): Uint8Array {
  const { crs = 4326, encoding = 'win1252', language = 0 } = dataset
  const fields = columns.map(({ name: column, kind }): DbfColumn =>
    kind === 'n' ? [column, 'N', 19] : kind === 'd' ? [column, 'D', 8] : [column, 'C', 80],
  )
  const cells = rows.map((row) => row.cells.map((cell) => iconv.encode(cell, encoding)))
  return zipped({
    [`${name}.shp`]: shpOf(rows.map(({ geometry }) => geometry).filter(isShape)),
    [`${name}.dbf`]: dbfOf(fields, cells, { language }),
    [`${name}.prj`]: wktOfSystem(crs),
  })
}

function writeGeopackage(path: string, { columns, rows }: Table, { crs = 4326 }: Dataset): string {
  const database = new Database(path)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const marks = columns.map(() => '?').join(', ')
  database.exec(`CREATE TABLE gpkg_spatial_ref_sys
      (srs_name, srs_id INTEGER PRIMARY KEY, organization, organization_coordsys_id, definition);
    CREATE TABLE gpkg_contents (table_name, data_type); INSERT INTO gpkg_contents VALUES ('areas', 'features');
    CREATE TABLE gpkg_geometry_columns (table_name, column_name, srs_id);
    INSERT INTO gpkg_geometry_columns VALUES ('areas', 'geom', ${crs});
    CREATE TABLE areas (fid INTEGER PRIMARY KEY, geom, ${names})`)
  const system = [`EPSG:${crs}`, crs, 'EPSG', crs, wktOfSystem(crs)]
  database.prepare('INSERT INTO gpkg_spatial_ref_sys VALUES (?, ?, ?, ?, ?)').run(system)
  const insert = database.prepare(`INSERT INTO areas (geom, ${names}) VALUES (?, ${marks})`)
  for (const { cells, geometry } of rows) {
    const values = columns.map(({ kind }, at) => valueOf(cells[at] ?? '', kind))
    insert.run([geometry === null ? null : packed(geometry), ...values])
  }
  database.close()
  return path
}
