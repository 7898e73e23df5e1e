import { basename } from 'node:path'
import * as z from 'zod/mini'
import { categories } from '#contract/vocabulary/categories.ts'
import { fold } from '#contract/fold.ts'
import { asCountry } from '../../intake/country-at.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { asCategory, categoryNamedIn } from './category-of.ts'
import { asActivities, asReason } from './closure-terms.ts'
import { asArea, asDate, asInteger, asIucn, asText, asTime, asUrl, asYear } from '../../intake/values.ts'
import type { AreaMapping, ClosureMapping, Mapping, MappingKind, Rule } from './mapping.ts'
import propertyNames from './property-names.json' with { type: 'json' }

/** A mapping that was guessed, and what to look at before it is trusted. */
export interface Guess {
  readonly mapping: Mapping
  readonly doubts: readonly string[]
}

const NameLists = z.record(z.string(), z.array(z.string()))
const lists = z.object({ areas: NameLists, closures: NameLists }).parse(propertyNames)

/** What makes a field of a value, where not every text will do. */
const fitting: Readonly<Record<string, (value: unknown) => unknown>> = {
  category_id: asCategory,
  iucn_category: asIucn,
  wdpa_id: asInteger,
  area_km2: asArea,
  area_ha: asArea,
  established_on: (value) => asYear(value) ?? asDate(value),
  country_id: asCountry,
  url: asUrl,
  start_on: asDate,
  end_on: asDate,
  daytime_start: asTime,
  daytime_end: asTime,
  reason_id: asReason,
  activity_ids: asActivities,
}

/** How many of a property's values must make sense for a field. */
const SENSE = 0.8

/**
 * A mapping by the names and values of properties, in many languages. Null where not even a name and, for areas, a
 * category can be told.
 * @param sample features of the file: the more, the better the guess
 */
export function guessMapping(kind: MappingKind, sample: readonly SourceFeature[], path: string): Guess | null {
  const columns = columnsOf(sample)
  const find = (field: string) => propertiesFor(field, lists[kind][field] ?? [], columns)
  return kind === 'areas' ? guessAreas(find, sample, columns, path) : guessClosures(find, sample, columns, path)
}

type Find = (field: string) => string[]
type Columns = ReadonlyMap<string, readonly unknown[]>

/** The values of each property that are not empty. */
function columnsOf(sample: readonly SourceFeature[]): Columns {
  const columns = new Map<string, unknown[]>()
  for (const { properties } of sample) {
    for (const [name, value] of Object.entries(properties)) {
      const values = columns.get(name) ?? []
      if (value !== null && value !== '') values.push(value)
      columns.set(name, values)
    }
  }
  return columns
}

/** The properties whose name and values suit a field, the likeliest first. */
function propertiesFor(field: string, names: readonly string[], columns: Columns): string[] {
  const fits = fitting[field] ?? asText
  const ranked = [...columns].flatMap(([property, values]) => {
    const rank = names.findIndex((name) => isCalled(property, name))
    const fitted = values.filter((value) => fits(value) !== null).length
    return rank !== -1 && fitted > 0 && fitted >= SENSE * values.length ? [{ property, rank }] : []
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ property }) => property)
}

const LONGEST_IN_DBF = 10

/** Whether a property has a name, whatever its case, accents and hyphens; tables of shapefiles cut names short. */
function isCalled(property: string, name: string): boolean {
  const plain = fold(property).replaceAll(/[^a-z0-9]/g, '')
  return plain === name || (property.length === LONGEST_IN_DBF && name.startsWith(plain))
}

/** The fields that one property each tells, if any does. */
const AREA_FIELDS = [
  'designation',
  'designation_status',
  'iucn_category',
  'wdpa_id',
  'established_on',
  'country_id',
  'description',
  'url',
  'rules',
] as const

const CLOSURE_FIELDS = [
  'type',
  'start_on',
  'end_on',
  'daytime_start',
  'daytime_end',
  'reason_id',
  'activity_ids',
  'source',
  'source_kind',
  'source_url',
  'description',
  'legal_basis',
  'contact',
  'url',
  'protected_area_uuids',
] as const

function guessAreas(find: Find, sample: readonly SourceFeature[], columns: Columns, path: string): Guess | null {
  const doubts: string[] = []
  const names = find('name')
  const category = categoryRule(find, path, doubts)
  if (names.length === 0 || category === null) return null
  const size = sizeRule(find)
  const mapping: AreaMapping = {
    ...common(path),
    kind: 'areas',
    id: identity(find, sample, columns, names, doubts),
    fields: {
      name: names.slice(0, 2),
      category_id: category,
      ...(size === null ? {} : { area_km2: size }),
      ...plainRules(find, AREA_FIELDS),
    },
    names: languagesOf(columns, names),
  }
  return { mapping, doubts }
}

function guessClosures(find: Find, sample: readonly SourceFeature[], columns: Columns, path: string): Guess | null {
  const doubts: string[] = []
  const names = find('name')
  if (names.length === 0) return null
  const fields: ClosureMapping['fields'] = {
    name: names.slice(0, 2),
    source: { value: basename(path) },
    ...plainRules(find, CLOSURE_FIELDS),
  }
  if (fields.start_on === undefined && fields.end_on === undefined) {
    doubts.push('No property tells from when to when: every closure would hold always.')
  }
  const id = identity(find, sample, columns, names, doubts)
  return { mapping: { ...common(path), kind: 'closures', id, fields }, doubts }
}

function plainRules<F extends string>(find: Find, fields: readonly F[]): Partial<Record<F, string>>
function plainRules(find: Find, fields: readonly string[]): Partial<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [property] = find(field)
      return property === undefined ? [] : [[field, property]]
    }),
  )
}

/** Without a source of their own, records are told apart by the file they come in. */
function common(path: string) {
  return { key: keyOf(path), title: `a guess from the properties of ${basename(path)}` }
}

/** A name for a source, made of its file's. */
export function keyOf(path: string): string {
  const stem = fold(basename(path).replace(/\..*$/, ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `file-${stem === '' ? 'unnamed' : stem}`
}

/** Where the category comes from; the name of the file tells where no property does. */
function categoryRule(find: Find, path: string, doubts: string[]): Rule | Rule[] | null {
  const found = find('category_id')
  if (found.length > 0) return [...found.slice(0, 2), { value: 'other' }]
  const id = categoryNamedIn(basename(path))
  const key = categories.find((category) => category.id === id)?.key
  if (key === undefined) return null
  doubts.push(`No property tells the category: all are taken for ${key}, after the name of the file.`)
  return { value: key }
}

function sizeRule(find: Find): Rule | null {
  const [km2] = find('area_km2')
  if (km2 !== undefined) return km2
  const [hectares] = find('area_ha')
  return hectares === undefined ? null : { from: hectares, factor: 0.01 }
}

/** What tells the records apart, now and at every later import. */
function identity(
  find: Find,
  sample: readonly SourceFeature[],
  columns: Columns,
  names: readonly string[],
  doubts: string[],
): NonNullable<Mapping['id']> {
  const isUnique = (property: string) => {
    const values = columns.get(property) ?? []
    return values.length === sample.length && new Set(values.map(asText)).size === values.length
  }
  const property = find('id').find(isUnique)
  if (property !== undefined) {
    if (isRowNumber(property)) doubts.push(`Records are told apart by ${property}, which may be a mere row number.`)
    return property
  }
  if (new Set(sample.map(({ id }) => id ?? '')).size === sample.length) return '$id'
  const name = names.find(isUnique)
  if (name !== undefined) {
    doubts.push(`No property is an identifier: records are told apart by ${name}. One that is renamed is another one.`)
    return name
  }
  const [called = 'name'] = names
  doubts.push(`Nothing tells records apart but ${called} and place. One that is renamed or moved is another one.`)
  return { template: `{${called}} {$place}` }
}

function isRowNumber(property: string): boolean {
  return ['objectid', 'fid', 'nr', 'id'].includes(property.toLowerCase())
}

/** Properties such as `name_de` or `name:de` beside the name. */
function languagesOf(columns: Columns, [name = 'name']: readonly string[]): Record<string, string> {
  const found = [...columns.keys()].flatMap((property) => {
    const language = /^name[_:-]?([a-z]{2})$/i.exec(property)?.[1]?.toLowerCase()
    return language === undefined || property === name ? [] : [[language, property] as const]
  })
  return Object.fromEntries(found)
}
