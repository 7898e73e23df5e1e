import { boundsOf } from '#contract/geo/bounds.ts'
import { isGeometry } from '#contract/geometry.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { dayInOrder, type DateOrder } from '../../intake/dates.ts'
import { clockOfFraction } from '../../intake/day-fraction.ts'
import { hoursInText } from '../../intake/hours-in-text.ts'
import { periodIn } from '../../intake/period.ts'
import { daysInText } from '../../intake/said/period-in-text.ts'
import { weekdaysInText } from '../../intake/said/weekdays-in-text.ts'
import { dayBeforeOf } from '../../intake/day-before.ts'
import { dayOfYearInOrder } from '../../intake/season.ts'
import { asNumber } from '../../intake/values.ts'
import { daysOfLength, lastOfLength } from '../../intake/last-of-length.ts'
import { bindingInText } from './said/binding-in-words.ts'
import { activitiesOfActs } from './said/banned-acts.ts'
import { activitiesBanned, namesWhom } from './said/banned-activities.ts'
import { namesActivity } from './activity-terms.ts'
import { categoryInName, isInForce } from './category-of.ts'
import { reasonInTitle } from './closure-terms.ts'
import type { Rule } from './mapping.ts'
import { periodsOfMonths } from './said/marked-months.ts'
import { yearInName } from './times/year-in-name.ts'
import { readMarks, type MarkedColumns, type MarkMeaning } from './said/marks.ts'
import { isClosed, isClosing, isOpened, isRestriction, typeInText } from './said/type-in-text.ts'

/** What came of a rule: a value, something that it cannot use, or nothing because the feature has nothing for it. */
export type Outcome =
  | { readonly kind: 'value'; readonly value: unknown; readonly properties: readonly string[] }
  | { readonly kind: 'useless'; readonly value: unknown; readonly properties: readonly string[] }
  | { readonly kind: 'nothing' }

type Source = Pick<SourceFeature, 'id' | 'properties' | 'geometry' | 'period' | 'renamed'>

const NOTHING = { kind: 'nothing' } as const

export function applyRule(rule: Rule, feature: Source): Outcome {
  if (typeof rule === 'string') return outcomeOf(propertyOf(feature, rule), rule)
  if ('template' in rule) return applyTemplate(rule.template, feature)
  if ('from' in rule) return applyToProperty(rule, feature)
  if ('kind_in' in rule) return toldBy(categoryInName, rule.kind_in, feature)
  if ('proposed_in' in rule) return toldBy((text) => (isInForce(text) ? null : 'other'), rule.proposed_in, feature)
  if ('reason_in' in rule) return toldBy(reasonInTitle, rule.reason_in, feature)
  if ('activities_in' in rule) return activitiesIn(rule, feature)
  if ('acts_in' in rule) return toldBy(activitiesOfActs, rule.acts_in, feature)
  if ('activities_under' in rule) return activitiesUnder(rule, feature)
  if ('type_under' in rule) return typeUnder(rule.type_under, rule.yes, feature)
  if ('type_in' in rule) return toldBy(typeInText, rule.type_in, feature)
  if ('restricted_in' in rule) return restrictedIn(rule, feature)
  if ('binding_in' in rule) return toldBy(bindingInText, rule.binding_in, feature)
  if ('opened_in' in rule) return openedIn(rule, feature)
  if ('days_in' in rule) return toldBy((text) => feature.period ?? daysInText(text, isClosing), rule.days_in, feature)
  if ('weekdays_in' in rule) return toldBy(weekdaysInText, rule.weekdays_in, feature)
  if ('hours_in' in rule) return toldBy((text) => hoursInText(text, isClosing), rule.hours_in, feature)
  if ('year_named_in' in rule) return outcomeOf(yearInName(feature.renamed?.[rule.year_named_in] ?? rule.year_named_in))
  if ('months_under' in rule) return monthsUnder(rule.months_under, feature)
  if ('unmarked_under' in rule) return unmarkedUnder(rule.unmarked_under, feature)
  if ('lasting' in rule) return lastOf(rule, feature)
  if ('between' in rule) return betweenOf(rule.between, feature)
  if ('first_day_in' in rule) return dayOfPeriod('first', rule.first_day_in, rule.dates, feature)
  if ('day_before' in rule) return dayBefore(rule, feature)
  if ('last_day_in' in rule) return dayOfPeriod('last', rule.last_day_in, rule.dates, feature)
  return { kind: 'value', value: rule.value, properties: [] }
}

/** What a name or title tells, if it does. */
function toldBy(tells: (text: string) => string | null, property: string, feature: Source): Outcome {
  const text = plainText(propertyOf(feature, property))
  const told = text === null ? null : tells(text)
  return told === null ? NOTHING : { kind: 'value', value: told, properties: [] }
}

/** What a text bans, unless another property says that something is closed, which may be so to all. */
function activitiesIn(
  { activities_in, unless_closed_in = [] }: Extract<Rule, { activities_in: string }>,
  feature: Source,
): Outcome {
  const others = unless_closed_in.map((property) => plainText(propertyOf(feature, property)))
  const isClosedToo = others.some((text) => text !== null && isClosing(text))
  return toldBy((text) => (isClosedToo && !namesWhom(text) ? null : activitiesBanned(text)), activities_in, feature)
}

/** A closure where a kind is only a restriction, and another property names whom it restricts: “Restricted Activity”, “Dogs”. */
function restrictedIn(rule: Extract<Rule, { restricted_in: string }>, feature: Source): Outcome {
  const named = propertyOf(feature, 'to' in rule ? rule.to : rule.banned_in)
  const isBan = activitiesBanned(plainText(named) ?? '') !== null
  const isNamed = isBan || ('to' in rule && named !== null && namesActivity(named))
  return toldBy((text) => (isNamed && isRestriction(text) ? 'closure' : null), rule.restricted_in, feature)
}

/** A notice where a text tells of an opening, unless another property calls the same closed. */
function openedIn(
  { opened_in, unless_closed_in = [] }: Extract<Rule, { opened_in: string }>,
  feature: Source,
): Outcome {
  const others = unless_closed_in.map((property) => plainText(propertyOf(feature, property)))
  if (others.some((text) => text !== null && isClosed(text))) return NOTHING
  return toldBy((text) => (isOpened(text) ? 'notice' : null), opened_in, feature)
}

/** To whom a row is closed by columns that are named for activities. */
function activitiesUnder(rule: Extract<Rule, { activities_under: MarkedColumns }>, feature: Source): Outcome {
  const { activities_under: columns, yes, value } = rule
  const { closed, unknown } = readMarks(columns, { yes, others: value }, (property) => propertyOf(feature, property))
  if (unknown !== null) return { kind: 'useless', value: unknown, properties: [] }
  return outcomeOf(closed.length === 0 ? null : closed.join(', '), ...Object.keys(columns))
}

/** Whether a row is closed to anybody by such columns; nothing where all are empty. */
function typeUnder(columns: MarkedColumns, yes: MarkMeaning | undefined, feature: Source): Outcome {
  const { closed, isOpen, unknown } = readMarks(columns, { yes }, (property) => propertyOf(feature, property))
  if (closed.length > 0 || unknown !== null) return outcomeOf('closure')
  return outcomeOf(isOpen ? 'notice' : null)
}

/** When a row is closed by columns that are named for months. */
function monthsUnder(columns: readonly string[], feature: Source): Outcome {
  const { periods, unknown } = periodsOfMonths(columns, (property) => propertyOf(feature, property))
  if (unknown !== null) return { kind: 'useless', value: unknown, properties: [] }
  const [period = null] = periods
  return outcomeOf(feature.period ?? period, ...columns)
}

/** A notice where nothing is marked below any month. */
function unmarkedUnder(columns: readonly string[], feature: Source): Outcome {
  const { periods, unknown } = periodsOfMonths(columns, (property) => propertyOf(feature, property))
  return outcomeOf(periods.length === 0 && unknown === null ? 'notice' : null)
}

/** The last day of a length; words of another kind, such as “until further notice”, as they are. */
function lastOf({ lasting, from_day, unit, dates }: Extract<Rule, { lasting: string }>, feature: Source): Outcome {
  const [found, start] = [propertyOf(feature, lasting), propertyOf(feature, from_day)]
  const length = daysOfLength(found, unit ?? null)
  const last = length === null || start === null ? null : lastOfLength(start, length, dates ?? null)
  return outcomeOf(found === null ? null : (last ?? found), lasting)
}

/** Hours from one property to another, of which one may be empty. */
function betweenOf([from, to]: readonly [string, string], feature: Source): Outcome {
  const [start, end] = [from, to].map((name) => clockIn(plainText(propertyOf(feature, name))))
  if (start == null && end == null) return NOTHING
  const text = start == null ? `until ${end}` : end == null ? `from ${start}` : `${start}–${end}`
  return { kind: 'value', value: text, properties: [from, to] }
}

function clockIn(text: string | null): string | null {
  return text === null ? null : clockOfFraction(text)
}

/** The first or the last day of a period, if it has one. */
function dayOfPeriod(side: 'first' | 'last', property: string, order: DateOrder | undefined, feature: Source): Outcome {
  const found = propertyOf(feature, property)
  if (found === null) return NOTHING
  const period = periodIn(found, order)
  return period === null ? { kind: 'useless', value: found, properties: [property] } : outcomeOf(period[side], property)
}

/** The day before that of a property; what is no plain day, and one with a time of day, as it is. */
function dayBefore({ day_before, dates }: Extract<Rule, { day_before: string }>, feature: Source): Outcome {
  const found = propertyOf(feature, day_before)
  return outcomeOf(found === null ? null : (dayBeforeOf(found, dates ?? null) ?? found), day_before)
}

/** Whether a property says nothing: an empty list is as an empty cell of a table. */
export function saysNothing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value == null || (Array.isArray(value) && value.length === 0)
}

/** A property's value; null where it is missing or empty. */
function propertyOf(feature: Source, name: string): unknown {
  const { id, properties, geometry } = feature
  if (name === '$place') return placeOf(geometry)
  const value = name === '$id' ? id : Object.hasOwn(properties, name) ? properties[name] : null
  return saysNothing(value) ? null : value
}

/** The middle of a geometry's bounds to about a hundred metres: "13.412,48.931"; null where it has none. */
function placeOf(geometry: unknown): string | null {
  const bounds = isGeometry(geometry) ? boundsOf(geometry) : null
  if (bounds === null) return null
  const [west, south, east, north] = bounds
  return [(west + east) / 2, (south + north) / 2].map((degrees) => degrees.toFixed(3)).join()
}

function outcomeOf(value: unknown, ...properties: string[]): Outcome {
  return value === null ? NOTHING : { kind: 'value', value, properties }
}

function applyTemplate(template: string, feature: Source): Outcome {
  let whole = true
  const value = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const part = plainText(propertyOf(feature, name))
    if (part === null) whole = false
    return encodeURIComponent(part ?? '')
  })
  return whole ? { kind: 'value', value, properties: [] } : NOTHING
}

function applyToProperty(rule: Extract<Rule, { from: string }>, feature: Source): Outcome {
  const found = propertyOf(feature, rule.from)
  if (found === null) return NOTHING
  const text = plainText(found)
  const useless = { kind: 'useless', value: found, properties: [rule.from] } as const
  if (text === null) return useless
  const match = rule.pattern === undefined ? [text] : new RegExp(rule.pattern, 'u').exec(text)
  if (match === null) return useless
  const part = match[1] ?? match[0] ?? ''
  if (rule.value !== undefined) return { kind: 'value', value: rule.value, properties: [rule.from] }
  if (rule.dates !== undefined)
    return outcomeOf(dayInOrder(part, rule.dates) ?? dayOfYearInOrder(part, rule.dates) ?? part, rule.from)
  if (rule.factor !== undefined) {
    const number = asNumber(part)
    return number === null ? useless : outcomeOf(number * rule.factor, rule.from)
  }
  if (rule.table === undefined) return outcomeOf(part, rule.from)
  const entry = Object.hasOwn(rule.table, part) ? rule.table[part] : undefined
  return entry === undefined ? useless : { kind: 'value', value: entry, properties: [rule.from] }
}

/** A text, or what is as good as one. */
function plainText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}
