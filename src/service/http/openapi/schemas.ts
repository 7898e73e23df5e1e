import * as z from 'zod/mini'
import { Instant, LocalDate, LocalTime } from '#contract/dates.ts'
import { ErrorBody } from '#contract/errors.ts'
import { AreaGeometrySchema, BBoxSchema, GeometrySchema, LngLat } from '#contract/geometry.ts'
import { Uuid } from '#contract/ids.ts'
import { ClosedPaths } from '#contract/records/closed-paths.ts'
import { MonthDay } from '#contract/records/wildlife.ts'
import { areaGeometrySchema, geometrySchema } from './geojson-schemas.ts'
import { schemaAddress, schemaRef, type JsonSchema } from './json-schema.ts'
import type { RecordWords } from './record.ts'
import { areaWords } from './words/area.ts'
import { closureWords } from './words/closure.ts'
import { groundPlacesWords, groundPlaceWords } from './words/ground.ts'
import * as words from './words/others.ts'

/** Records of which `fields` can choose. */
const selectable: readonly RecordWords[] = [areaWords, closureWords, words.wildlifeWords, words.organisationWords]

const fixed: readonly RecordWords[] = [
  words.deletionWords,
  words.summaryWords,
  words.categoryWords,
  words.countryWords,
  words.lookupWords,
  words.sourceWords,
  words.licenceWords,
  words.rootWords,
  words.tileJsonWords,
  words.drawnWords,
  words.releaseWords,
  groundPlaceWords,
  groundPlacesWords,
]

export const recordKinds = [...selectable, ...fixed]

/** The name of the schema for any choice of a record's fields. */
export function selectionId({ id }: RecordWords): string {
  return `${id}Fields`
}

const registry = z.registry<JsonSchema & { id: string }>()
registry.add(Uuid, { id: 'Uuid', format: 'uuid', description: 'A UUID in lower case.' })
registry.add(Instant, {
  id: 'Instant',
  format: 'date-time',
  description: 'An instant, RFC 3339.',
  examples: ['2026-05-01T06:00:00Z'],
})
registry.add(LocalDate, { id: 'LocalDate', format: 'date', description: 'A day at the place.' })
registry.add(LocalTime, {
  id: 'LocalTime',
  pattern: '^\\d\\d:\\d\\d(:\\d\\d)?$',
  description: 'A time of the day at the place, by the clock on its walls.',
  examples: ['08:00:00'],
})
registry.add(MonthDay, { id: 'MonthDay', description: 'A day of any year.', examples: ['04-15'] })
registry.add(LngLat, { id: 'LngLat', description: 'Longitude and latitude in degrees, WGS 84.' })
registry.add(BBoxSchema, {
  id: 'BBox',
  description: '`[west, south, east, north]` in degrees, WGS 84. West greater than east crosses the antimeridian.',
})
registry.add(GeometrySchema, { id: 'Geometry', ...geometrySchema })
registry.add(AreaGeometrySchema, { id: 'AreaGeometry', ...areaGeometrySchema })
registry.add(ClosedPaths, { id: 'ClosedPaths', description: 'Paths, tracks and small roads within a closure.' })
registry.add(ErrorBody, { id: 'Error', description: 'A sentence, or sentences for each wrong parameter.' })
for (const { schema, id, description, example } of recordKinds) {
  registry.add(schema, { id, description, examples: [example] })
}

/** The document's schemas by name: what the service parses with, and the words that go with it. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, {
    metadata: registry,
    uri: schemaAddress,
    unrepresentable: 'any',
    // Answers may gain fields, so a client must not refuse those that it does not know.
    io: 'input',
    override: ({ jsonSchema }) => plain(jsonSchema),
  })
  const components: Record<string, JsonSchema> = {}
  for (const [id, { $schema: _, $id: __, ...schema }] of Object.entries(schemas)) components[id] = schema
  for (const kind of recordKinds) describeFields(components, kind)
  for (const kind of selectable) addSelection(components, kind)
  return components
}

/** Leaves out what says nothing to a reader: read-only tuples, bounds of the language, a format said twice. */
function plain(schema: JsonSchema): void {
  delete schema.readOnly
  if (schema.format === 'date-time') delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
}

function describeFields(components: Record<string, JsonSchema>, { id, fields }: RecordWords): void {
  const schema = components[id]
  const properties = Object.entries(schema?.properties ?? {}).map(([name, property]) => [
    name,
    typeof property === 'boolean' ? property : { ...property, description: fields[name] },
  ])
  components[id] = { ...schema, properties: Object.fromEntries(properties) }
}

/** Splits a record in two: its fields, of which any may be left out, and the whole, which has them all. */
function addSelection(components: Record<string, JsonSchema>, record: RecordWords): void {
  const { required = [], description = '', examples = [], ...selection } = components[record.id] ?? {}
  const id = selectionId(record)
  components[id] = { ...selection, description: 'The fields that were asked for, or the default ones.' }
  components[record.id] = { description, allOf: [schemaRef(id)], required, examples }
}
