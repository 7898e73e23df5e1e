import { basename } from 'node:path'
import * as z from 'zod/mini'
import { fold } from '#contract/fold.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { asCountry } from '../../intake/country-at.ts'
import { isOpenEnd, looksLikeDay } from '../../intake/dates.ts'
import { asInteger, asIucn, asText, asTime, asUrl, asYear, asZone } from '../../intake/values.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { asActivities, asClosureType, asReason } from './closure-terms.ts'
import { columnsOf, isCalled, shareOf, type Column } from './columns.ts'
import type { Doubt } from './doubt.ts'
import { guessCategory } from './guess-category.ts'
import { closureDays, founding } from './guess-days.ts'
import { guessIdentity } from './guess-identity.ts'
import { guessNames } from './guess-names.ts'
import { guessSize } from './guess-size.ts'
import type { AreaMapping, ClosureMapping, Mapping, MappingKind, Rule } from './mapping.ts'
import propertyNames from './property-names.json' with { type: 'json' }

/** A mapping that was guessed, and what to look at before it is trusted. */
export interface Guess {
  readonly mapping: Mapping
  readonly doubts: readonly Doubt[]
}

const { areas, closures, words } = propertyNames
const NameLists = z.record(z.string(), z.array(z.string()))
const lists = { areas: NameLists.parse(areas), closures: NameLists.parse(closures) }
const dayWords = { said: words.established, others: words.dated_else }
const nameWords = { name: words.name, others: words.name_others, lesser: words.name_lesser }

const MOST_AREA_COLUMNS = 3

/** What makes a field of a value, where not every text will do, and how much of a property's values must make sense. */
const fitting: Readonly<Record<string, readonly [fits: (value: unknown) => unknown, sense: number]>> = {
  iucn_category: [asIucn, 0.2],
  wdpa_id: [asInteger, 0.8],
  established_on: [orNull((value) => asYear(value) !== null || looksLikeDay(value)), 0.5],
  country_id: [asCountry, 0.5],
  url: [asUrl, 0.5],
  start_on: [orNull(looksLikeDay), 0.8],
  end_on: [orNull((value) => looksLikeDay(value) || isOpenEnd(value)), 0.5],
  type: [asClosureType, 0.3],
  daytime_start: [asTime, 0.8],
  daytime_end: [asTime, 0.8],
  time_zone: [asZone, 0.8],
  reason_id: [asReason, 0.3],
  activity_ids: [asActivities, 0.8],
  areas: [orNull(looksLikeAreas), 0.8],
}

function orNull(holds: (value: unknown) => boolean): (value: unknown) => unknown {
  return (value) => (holds(value) ? value : null)
}

/** A mapping by the names and values of properties, in many languages. The more features of the file, the better. */
export function guessMapping(kind: MappingKind, sample: readonly SourceFeature[], path: string): Guess {
  const columns = columnsOf(sample)
  return kind === 'areas' ? guessAreas(columns, sample, path) : guessClosures(columns, sample, path)
}

/** Whether a value may name areas: what is only a small number may measure or count something. */
function looksLikeAreas(value: unknown): boolean {
  const text = asText(value) ?? ''
  return /\p{L}{2}|^\d{5,}$/u.test(text) && asUrl(text) === null
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
  'country_id',
  'description',
  'url',
  'rules',
] as const

const CLOSURE_FIELDS = [
  'daytime_start',
  'daytime_end',
  'time_zone',
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
  const doubts: Doubt[] = []
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
      ...founding(find, columns, dayWords),
      ...plainRules(find, AREA_FIELDS),
    },
    names: languagesOf(columns, names),
  }
  return { mapping, doubts }
}

function guessClosures(columns: readonly Column[], sample: readonly SourceFeature[], path: string): Guess {
  const doubts: Doubt[] = []
  const find = finderIn('closures', columns)
  const names = namesIn('closures', columns, doubts)
  const fields: ClosureMapping['fields'] = {
    ...(names.length === 0 ? {} : { name: names.slice(0, 2) }),
    ...closureTerms(find, names, path, doubts),
    ...closureDays(find, columns),
    ...plainRules(find, CLOSURE_FIELDS),
    ...areasIn(find),
  }
  if (fields.start_on === undefined && fields.end_on === undefined) {
    doubts.push({ about: 'days', text: 'No property tells from when to when: every closure would hold always.' })
  }
  const dates = find('start_on')
  const id = guessIdentity(columns, lists.closures['id'] ?? [], sample, { names, dates }, doubts)
  return { mapping: { ...common(path), kind: 'closures', nameless: 'numbered', id, fields }, doubts }
}

/** What is no closure in the words of its source is a notice: a guess closes nothing that is open. */
function closureTerms(find: Find, titles: readonly string[], path: string, doubts: Doubt[]): ClosureMapping['fields'] {
  const [[type], [reason]] = [find('type'), find('reason_id')]
  const told = titles.slice(0, 2).map((title) => ({ reason_in: title }))
  const rules: Rule[] =
    reason === undefined
      ? [...told, ...reasonOfFile(path, doubts)]
      : [reason, ...told, { from: reason, value: 'other' }]
  return {
    ...(type === undefined ? {} : { type: [type, { value: 'notice' }] }),
    ...(rules.length === 0 ? {} : { reason_id: rules }),
  }
}

/** Whatever may tell which areas a closure is of. */
function areasIn(find: Find): ClosureMapping['fields'] {
  const areas = find('areas').slice(0, MOST_AREA_COLUMNS)
  return areas.length === 0 ? {} : { areas }
}

/** The reason of all, where no property gives any and the file is called after one. */
function reasonOfFile(path: string, doubts: Doubt[]): Rule[] {
  const id = asReason(basename(path).replace(/\..*$/, ''))
  const key = reasons.find((reason) => reason.id === id)?.key
  if (key === undefined) return []
  doubts.push({
    about: 'reason',
    text: `No property tells the reason: it is ${key} where no title gives one, after the name of the file.`,
  })
  return [{ value: key }]
}

function namesIn(kind: MappingKind, columns: readonly Column[], doubts: Doubt[]): readonly string[] {
  const { properties, byValues } = guessNames(columns, lists[kind]['name'] ?? [], nameWords)
  const [property] = properties
  const doubt = (text: string) => void doubts.push({ about: 'name', text })
  if (property === undefined) doubt('No property tells names: they are made of designation and number.')
  else if (byValues) doubt(`Names are taken from ${property}, whose values look like names.`)
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
