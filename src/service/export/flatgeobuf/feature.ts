import { Builder, ByteBuffer } from 'flatbuffers'
import type { ColumnMeta } from 'flatgeobuf/lib/mjs/column-meta.js'
import { Feature } from 'flatgeobuf/lib/mjs/flat-geobuf/feature.js'
import { GeometryType } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'
import { buildFeature } from 'flatgeobuf/lib/mjs/generic/feature.js'
import { parseGC, parseGeometry } from 'flatgeobuf/lib/mjs/geojson/geometry.js'
import type { Geometry } from 'geojson'
import * as z from 'zod/mini'
import type { StoredRecord } from '../selection.ts'

const Properties = z.record(z.string(), z.json())

/** A record as a feature of a FlatGeobuf file, its length before it. */
export function featureOf(record: StoredRecord, columns: readonly ColumnMeta[]): Uint8Array {
  const { geometry = null } = record
  const properties = Properties.parse(Object.fromEntries(columns.map(({ name }) => [name, record[name] ?? null])))
  const header = { ...UNTOLD, columns: [...columns] }
  if (geometry !== null) return buildFeature(encoded(geometry), properties, header)
  return withoutGeometry(buildFeature(NOWHERE, properties, header))
}

function encoded(geometry: Geometry) {
  return geometry.type === 'GeometryCollection' ? parseGC(geometry) : parseGeometry(geometry)
}

/** The library writes no feature without a geometry, as the format allows it. */
function withoutGeometry(feature: Uint8Array): Uint8Array {
  const properties = Feature.getSizePrefixedRootAsFeature(new ByteBuffer(feature)).propertiesArray()
  const builder = new Builder()
  const propertiesAt = properties === null ? null : Feature.createPropertiesVector(builder, properties)
  Feature.startFeature(builder)
  if (propertiesAt !== null) Feature.addProperties(builder, propertiesAt)
  builder.finishSizePrefixed(Feature.endFeature(builder))
  return builder.asUint8Array()
}

const NOWHERE = { xy: [], ends: [], parts: [], type: GeometryType.GeometryCollection }

/** Of the header a feature needs the columns alone. */
const UNTOLD = {
  geometryType: GeometryType.Unknown,
  envelope: null,
  featuresCount: 0,
  indexNodeSize: 0,
  crs: null,
  title: null,
  description: null,
  metadata: null,
}
