import { bareType, MEDIA_TYPES } from '../../answer/format.ts'
import { schemaRef, type JsonSchema } from './json-schema.ts'

const position: JsonSchema = {
  type: 'array',
  description: 'Longitude and latitude in degrees, WGS 84.',
  minItems: 2,
  prefixItems: [{ type: 'number' }, { type: 'number' }],
  items: { type: 'number' },
}

function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items }
}

function geometry(type: string, coordinates: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { type: { type: 'string', const: type }, coordinates },
    required: ['type', 'coordinates'],
  }
}

const multiPoint = geometry('MultiPoint', listOf(position))
const multiPolygon = geometry('MultiPolygon', listOf(listOf(listOf(position))))

/** Any geometry of RFC 7946. */
export const geometrySchema: JsonSchema = {
  description: 'A GeoJSON geometry (RFC 7946).',
  oneOf: [
    geometry('Point', position),
    multiPoint,
    geometry('LineString', listOf(position)),
    geometry('MultiLineString', listOf(listOf(position))),
    geometry('Polygon', listOf(listOf(position))),
    multiPolygon,
    {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'GeometryCollection' },
        geometries: listOf(schemaRef('Geometry')),
      },
      required: ['type', 'geometries'],
    },
  ],
}

export const areaGeometrySchema: JsonSchema = {
  description: 'The shape of an area; places only (MultiPoint) where the source knows no shape.',
  oneOf: [multiPolygon, multiPoint],
}

export const featureSchema: JsonSchema = {
  type: 'object',
  description: `A record as GeoJSON (RFC 7946), ${bareType(MEDIA_TYPES.geojson)}: the fields are the properties.`,
  properties: {
    type: { type: 'string', const: 'Feature' },
    geometry: { anyOf: [schemaRef('Geometry'), { type: 'null' }] },
    properties: { anyOf: [{ type: 'object' }, { type: 'null' }] },
  },
  required: ['type', 'geometry', 'properties'],
}

export const featureCollectionSchema: JsonSchema = {
  type: 'object',
  description: 'A page of them.',
  properties: {
    type: { type: 'string', const: 'FeatureCollection' },
    features: listOf(schemaRef('Feature')),
  },
  required: ['type', 'features'],
}
