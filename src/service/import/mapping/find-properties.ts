import * as z from 'zod/mini'
import { asCountry } from '../../intake/country-at.ts'
import { isOpenEnd, looksLikeDay } from '../../intake/dates.ts'
import { tellsDays } from '../../intake/days-advice.ts'
import { looksLikePeriod } from '../../intake/period.ts'
import { weekdaysInText } from '../../intake/said/weekdays-in-text.ts'
import { looksLikeDayOrSeason, yearsIn } from '../../intake/season.ts'
import { asInteger, asIucn, asText, asTime, asUrl, asYear, asZone } from '../../intake/values.ts'
import { namesActivity } from './activity-terms.ts'
import { asClosureType, asReason } from './closure-terms.ts'
import { isCalled, shareOf, type Column } from './columns.ts'
import type { Doubt } from './doubt.ts'
import { guessNames } from './guess-names.ts'
import type { MappingKind } from './mapping.ts'
import { asBinding } from './said/binding-in-words.ts'
import propertyNames from './property-names.json' with { type: 'json' }

const { areas, closures, words } = propertyNames
const NameLists = z.record(z.string(), z.array(z.string()))

/** What properties are called that tell the fields of records, the surest first, and words in their names. */
export const propertyLists = { areas: NameLists.parse(areas), closures: NameLists.parse(closures), words }

const nameWords = { name: words.name, others: words.name_others, lesser: words.name_lesser }

/** The properties that suit a field, the likeliest first. */
export type Find = (field: string) => string[]

/** What makes a field of a value, where not every text will do, and how much of a property's values must make sense. */
const fitting: Readonly<Record<string, readonly [fits: (value: unknown) => unknown, sense: number]>> = {
  iucn_category: [asIucn, 0.2],
  wdpa_id: [asInteger, 0.8],
  established_on: [orNull((value) => asYear(value) !== null || looksLikeDay(value)), 0.5],
  country_id: [asCountry, 0.5],
  url: [asUrl, 0.5],
  start_on: [orNull(looksLikeDayOrSeason), 0.5],
  end_on: [orNull((value) => looksLikeDayOrSeason(value) || isOpenEnd(value)), 0.5],
  announced_on: [orNull(looksLikeDayOrSeason), 0.5],
  year: [yearsIn, 0.8],
  type: [asClosureType, 0.3],
  daytime_start: [asTime, 0.8],
  daytime_end: [asTime, 0.8],
  period: [orNull(tellsDays), 0.5],
  weekdays: [(value) => weekdaysInText(asText(value) ?? ''), 0.3],
  hours: [orNull((value) => !looksLikeDay(value) && !looksLikePeriod(value)), 0.8],
  time_zone: [asZone, 0.8],
  reason_id: [asReason, 0.3],
  activity_ids: [orNull(namesActivity), 0.3],
  areas: [orNull(looksLikeAreas), 0.8],
  source: [orNull((value) => !CITATION.test(asText(value) ?? '')), 0.8],
  is_binding: [asBinding, 0.8],
}

/** A place in a law, which an “authority” may be: “36 CFR 261.53(a)”. */
const CITATION = /§|\b(?:CFR|U\.?S\.?C)\b/u

function orNull(holds: (value: unknown) => boolean): (value: unknown) => unknown {
  return (value) => (holds(value) ? value : null)
}

/** Whether a value may name areas: what is only a small number may measure or count something. */
function looksLikeAreas(value: unknown): boolean {
  const text = asText(value) ?? ''
  return /\p{L}{2}|^\d{5,}$/u.test(text) && asUrl(text) === null
}

/** Whether a value may be a name, or several. */
export function isShortText(value: unknown): boolean {
  const text = asText(value) ?? ''
  return looksLikeAreas(text) && text.length <= 200 && !looksLikeDay(text) && !/[<>]/.test(text)
}

/** @param others further properties that suit a field, by what stands below them */
export function finderIn(
  kind: MappingKind,
  columns: readonly Column[],
  others: Readonly<Record<string, readonly string[]>> = {},
): Find {
  return (field) => [...propertiesFor(field, propertyLists[kind][field] ?? [], columns), ...(others[field] ?? [])]
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

/** The first property for each of some fields, where there is one. */
export function plainRules<F extends string>(find: Find, fields: readonly F[]): Partial<Record<F, string>>
export function plainRules(find: Find, fields: readonly string[]): Partial<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const [property] = find(field)
      return property === undefined ? [] : [[field, property]]
    }),
  )
}

/** The properties that tell names; adds to `doubts` what is not sure about them. */
export function namesIn(kind: MappingKind, columns: readonly Column[], doubts: Doubt[]): readonly string[] {
  const { properties, byValues } = guessNames(columns, propertyLists[kind]['name'] ?? [], nameWords)
  const [property] = properties
  const doubt = (text: string) => void doubts.push({ about: 'name', text })
  if (property === undefined) doubt('No property tells names: they are made of designation and number.')
  else if (byValues) doubt(`Names are taken from ${property}, whose values look like names.`)
  return properties
}
