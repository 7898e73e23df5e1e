import { basename } from 'node:path'
import * as z from 'zod/mini'
import { fold } from '#contract/fold.ts'
import { asCountry } from '../../intake/country-at.ts'
import { asDay, isOpenEnd, looksLikeDay, orderOf } from '../../intake/dates.ts'
import { asInteger, asIucn, asText, asTime, asUrl, asYear } from '../../intake/values.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { asActivities, asClosureType, asReason } from './closure-terms.ts'
import { columnsOf, isCalled, shareOf, type Column } from './columns.ts'
import { guessCategory } from './guess-category.ts'
import { guessIdentity } from './guess-identity.ts'
import { guessNames } from './guess-names.ts'
import { guessSize } from './guess-size.ts'
import type { AreaMapping, ClosureMapping, Mapping, MappingKind, Rule } from './mapping.ts'
import propertyNames from './property-names.json' with { type: 'json' }

/** A mapping that was guessed, and what to look at before it is trusted. */
export interface Guess {
  readonly mapping: Mapping
  readonly doubts: readonly string[]
}

const { areas, closures, words } = propertyNames
const NameLists = z.record(z.string(), z.array(z.string()))
const lists = { areas: NameLists.parse(areas), closures: NameLists.parse(closures) }
const nameWords = { name: words.name, others: words.name_others, lesser: words.name_lesser }

/** What makes a field of a value, where not every text will do, and how much of a property's values must make sense. */
const fitting: Readonly<Record<string, readonly [fits: (value: unknown) => unknown, sense: number]>> = {
  iucn_category: [asIucn, 0.2],
  wdpa_id: [asInteger, 0.8],
  established_on: [(value) => asYear(value) ?? asDay(value), 0.5],
  country_id: [asCountry, 0.5],
  url: [asUrl, 0.5],
  start_on: [orNull(looksLikeDay), 0.8],
  end_on: [orNull((value) => looksLikeDay(value) || isOpenEnd(value)), 0.8],
  type: [asClosureType, 0.3],
  daytime_start: [asTime, 0.8],
  daytime_end: [asTime, 0.8],
  reason_id: [asReason, 0.3],
  activity_ids: [asActivities, 0.8],
}

function orNull(holds: (value: unknown) => boolean): (value: unknown) => unknown {
  return (value) => (holds(value) ? value : null)
}

/** A mapping by the names and values of properties, in many languages. The more features of the file, the better. */
export function guessMapping(kind: MappingKind, sample: readonly SourceFeature[], path: string): Guess {
  const columns = columnsOf(sample)
  return kind === 'areas' ? guessAreas(columns, sample, path) : guessClosures(columns, sample, path)
}

type Find = (field: string) => string[]

function finderIn(kind: MappingKind, columns: readonly Column[]): Find {
  return (field) => propertiesFor(field, lists[kind][field] ?? [], columns)
}

/** The properties whose name and values suit a field, the likeliest first. */
function propertiesFor(field: string, names: readonly string[], columns: readonly Column[]): string[] {
  const [fits, sense] = fitting[field] ?? [asText, 0.8]
  const ranked = columns.flatMap((column) => {
    const rank = names.findIndex((name) => isCalled(column, name))
    const share = shareOf(column, (value) => fits(value) !== null)
    return rank !== -1 && share > 0 && share >= sense ? [{ property: column.property, rank }] : []
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ property }) => property)
}

/** The fields that one property each tells, if any does. */
const AREA_FIELDS = [
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
  'daytime_start',
  'daytime_end',
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

function guessAreas(columns: readonly Column[], sample: readonly SourceFeature[], path: string): Guess {
  const doubts: string[] = []
  const find = finderIn('areas', columns)
  const names = namesIn('areas', columns, doubts)
  const categoryWords = {
    names: lists.areas['category_id'] ?? [],
    words: words.category,
    others: words.category_others,
  }
  const { category, designations } = guessCategory(columns, categoryWords, names, path, doubts)
  const designation = find('designation').find((property) => designations.includes(property)) ?? designations[0]
  const size = guessSize(columns, sample, { km2: lists.areas['area_km2'] ?? [], ha: lists.areas['area_ha'] ?? [] })
  const mapping: AreaMapping = {
    ...common(path),
    kind: 'areas',
    id: guessIdentity(columns, lists.areas['id'] ?? [], sample, { names, dates: [] }, doubts),
    fields: {
      ...(names.length === 0 ? {} : { name: names.slice(0, 2) }),
      category_id: category,
      ...(designation === undefined ? {} : { designation }),
      ...(size === null ? {} : { area_km2: size }),
      ...plainRules(find, AREA_FIELDS),
    },
    names: languagesOf(columns, names),
  }
  return { mapping, doubts }
}

function guessClosures(columns: readonly Column[], sample: readonly SourceFeature[], path: string): Guess {
  const doubts: string[] = []
  const find = finderIn('closures', columns)
  const names = namesIn('closures', columns, doubts)
  const fields: ClosureMapping['fields'] = {
    ...(names.length === 0 ? {} : { name: names.slice(0, 2) }),
    ...closureTerms(find),
    ...closureDays(find, columns),
    ...plainRules(find, CLOSURE_FIELDS),
  }
  if (fields.start_on === undefined && fields.end_on === undefined) {
    doubts.push('No property tells from when to when: every closure would hold always.')
  }
  const dates = find('start_on')
  const id = guessIdentity(columns, lists.closures['id'] ?? [], sample, { names, dates }, doubts)
  return { mapping: { ...common(path), kind: 'closures', nameless: 'numbered', id, fields }, doubts }
}

/** What is no closure in the words of its source is a notice: a guess closes nothing that is open. */
function closureTerms(find: Find): ClosureMapping['fields'] {
  const [[type], [reason]] = [find('type'), find('reason_id')]
  return {
    ...(type === undefined ? {} : { type: [type, { value: 'notice' }] }),
    ...(reason === undefined ? {} : { reason_id: [reason, { from: reason, value: 'other' }] }),
  }
}

/** The columns of the days from when to when, in the order in which both write them. */
function closureDays(find: Find, columns: readonly Column[]): ClosureMapping['fields'] {
  const [[start], [end]] = [find('start_on'), find('end_on')]
  const order = orderOf(
    columns.flatMap(({ property, values }) => (property === start || property === end ? values : [])),
  )
  const rule = (property: string): Rule => (order === null ? property : { from: property, dates: order })
  return {
    ...(start === undefined ? {} : { start_on: rule(start) }),
    ...(end === undefined ? {} : { end_on: rule(end) }),
  }
}

function namesIn(kind: MappingKind, columns: readonly Column[], doubts: string[]): readonly string[] {
  const { properties, byValues } = guessNames(columns, lists[kind]['name'] ?? [], nameWords)
  const [property] = properties
  if (property === undefined) doubts.push('No property tells names: they are made of designation and number.')
  else if (byValues) doubts.push(`Names are taken from ${property}, whose values look like names.`)
  return properties
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

/** Properties such as `name_de` or `name:de` beside the name. */
function languagesOf(columns: readonly Column[], [name = 'name']: readonly string[]): Record<string, string> {
  const found = columns.flatMap(({ property }) => {
    const language = /^name[_:-]?([a-z]{2})$/i.exec(property)?.[1]?.toLowerCase()
    return language === undefined || property === name ? [] : [[language, property] as const]
  })
  return Object.fromEntries(found)
}
