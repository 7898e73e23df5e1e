import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { serialize } from 'flatgeobuf/lib/mjs/geojson.js'
import type { FeatureCollection, MultiPolygon } from 'geojson'
import { topology } from 'topojson-server'
import { aDirectory } from '../../store/testing/store.ts'
import { box, dbfOf, shpOf, zipped } from '../reading/testing/reading.ts'

/** The bytes of a file, and what is put around them to make it whole. */
export interface Sample {
  readonly name: string
  readonly bytes: Buffer
  readonly wrap: (bytes: Buffer) => Buffer
}

const shape: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: [[box(18, 68, 0.2), box(18.05, 68.05, 0.1).toReversed()], [box(19, 68, 0.1)]],
}
const parks: FeatureCollection<MultiPolygon> = {
  type: 'FeatureCollection',
  features: [1, 2, 3].map((id) => ({
    type: 'Feature',
    properties: { id, name: `Park ${id}`, category: 'national_park', country: 'SE', extra: { of: [id] } },
    geometry: shape,
  })),
}
const WKT =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],UNIT["degree",0.0174532925199433]]'

/** A file of each format with three parks, each of its parts to be spoilt. */
export function samples(): readonly [Sample, ...Sample[]] {
  const { features } = parks
  const json = JSON.stringify({ type: parks.type, crs: null, features }, null, 1)
  return [
    plain('parks.geojson', json),
    plain('parks.ndjson', features.map((feature) => JSON.stringify(feature)).join('\n')),
    plain('parks.topojson', JSON.stringify(topology({ parks }))),
    plain('parks.csv', table()),
    plain('parks.kml', kml()),
    { name: 'parks.kmz', bytes: Buffer.from(kml()), wrap: (bytes) => Buffer.from(zipped({ 'doc.kml': bytes })) },
    { name: 'parks.zip', bytes: zipOf({}), wrap: (bytes) => bytes },
    ...Object.entries(shapefile).map(([name, bytes]) => ({
      name: `parks-${name}.zip`,
      bytes,
      wrap: (spoilt: Buffer) => zipOf({ [name]: spoilt }),
    })),
    { name: 'parks.fgb', bytes: Buffer.from(serialize(parks, 4326)), wrap: (bytes) => bytes },
    { name: 'parks.gpkg', bytes: geopackage(), wrap: (bytes) => bytes },
  ]
}

function plain(name: string, text: string): Sample {
  return { name, bytes: Buffer.from(text), wrap: (bytes) => bytes }
}

function table(): string {
  const rows = [1, 2, 3].map(
    (id) => `${id};Park ${id};national_park;SE;"{""of"": [${id}]}";"${JSON.stringify(shape).replaceAll('"', '""')}"`,
  )
  return ['id;name;category;country;extra;geometry', ...rows].join('\n')
}

function kml(): string {
  const ring = box(18, 68, 0.2)
    .map((position) => position.join(','))
    .join(' ')
  const marks = [1, 2, 3].map(
    (id) => `<Placemark id="p${id}"><name>Park ${id}</name><ExtendedData><Data name="id"><value>${id}</value></Data>
      <Data name="category"><value>national_park</value></Data></ExtendedData><MultiGeometry><Polygon><outerBoundaryIs>
      <LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon></MultiGeometry></Placemark>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><kml><Document>${marks.join('\n')}</Document></kml>`
}

const shapefile: Readonly<Record<string, Buffer>> = {
  'a.shp': shpOf([shape, shape, shape], 5),
  'a.dbf': dbfOf(
    [
      ['ID', 'N', 9],
      ['NAME', 'C', 20],
      ['CATEGORY', 'C', 20],
    ],
    [1, 2, 3].map((id) => [String(id), `Park ${id}`, 'national_park']),
  ),
  'a.prj': Buffer.from(WKT),
  'a.cpg': Buffer.from('UTF-8'),
}

function zipOf(spoilt: Readonly<Record<string, Buffer>>): Buffer {
  return Buffer.from(zipped({ ...shapefile, ...spoilt }))
}

function geopackage(): Buffer {
  const path = join(aDirectory(), 'parks.gpkg')
  const database = new Database(path)
  database.exec(`PRAGMA page_size = 512;
    CREATE TABLE gpkg_spatial_ref_sys (srs_name, srs_id INTEGER PRIMARY KEY, organization, organization_coordsys_id, definition);
    INSERT INTO gpkg_spatial_ref_sys VALUES ('WGS 84', 4326, 'EPSG', 4326, '${WKT}');
    CREATE TABLE gpkg_contents (table_name, data_type); INSERT INTO gpkg_contents VALUES ('parks', 'features');
    CREATE TABLE gpkg_geometry_columns (table_name, column_name, srs_id);
    INSERT INTO gpkg_geometry_columns VALUES ('parks', 'geom', 4326);
    CREATE TABLE parks (fid INTEGER PRIMARY KEY, geom, name TEXT, category TEXT)`)
  const add = database.prepare('INSERT INTO parks (geom, name, category) VALUES (?, ?, ?)')
  for (const id of [1, 2, 3]) add.run([geometryBlob(), `Park ${id}`, 'national_park'])
  database.close()
  return readFileSync(path)
}

/** A polygon in the format of a GeoPackage. */
function geometryBlob(): Buffer {
  const ring = box(18, 68, 0.2)
  const numbers = Buffer.alloc(16 * ring.length)
  ring.flat().forEach((value, index) => numbers.writeDoubleLE(value, 8 * index))
  const head = Buffer.from('475000000000000001030000000100000005000000', 'hex')
  return Buffer.concat([head, numbers])
}
