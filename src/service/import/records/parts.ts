import { periodsIn } from '../../intake/days-advice.ts'
import type { DateOrder } from '../../intake/dates.ts'
import { periodIn } from '../../intake/period.ts'
import { periodsInText } from '../../intake/said/period-in-text.ts'
import { asText } from '../../intake/values.ts'
import { rulesOf, type ClosureMapping, type Mapping, type Rule } from '../mapping/mapping.ts'
import { applyRule, saysNothing } from '../mapping/rules.ts'
import { periodsOfMonths } from '../mapping/said/marked-months.ts'
import { saysNo } from '../mapping/said/marks.ts'
import { isClosing } from '../mapping/said/type-in-text.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'

/** So many periods of one cell are told apart. */
const MOST = 9
const SEVERAL = 'taken as several closures: one for each ban and each period of its row'

interface Row {
  /** The column below which it is closed; nothing for all others. */
  readonly column: string
  readonly feature: SourceFeature
}

/**
 * The records that a feature makes: one, or a closure for each column of `closures_under` that says something, and for each of
 * several periods that one cell tells, “1.2.–31.3. und 1.10.–15.11.”, or several columns do.
 */
export function partsOf(feature: SourceFeature, mapping: Mapping): readonly SourceFeature[] {
  if (mapping.kind === 'areas') return [feature]
  const { closures_under: columns = [], further_days: further = [] } = mapping
  if (columns.length === 0 && further.length === 0 && !tellsPeriods(mapping)) return [feature]
  const parts = underEach(columns, feature, mapping).flatMap((row) =>
    inFurtherDays(row.feature, further)
      .flatMap((one) => inEachPeriod(one, mapping))
      .map((one, index) => ({ key: keyOf(row.column, index + 1), feature: one })),
  )
  const keys = parts.map(({ key }) => key)
  const possible = ['', ...columns].flatMap((column) => Array.from({ length: MOST }, (_, at) => keyOf(column, at + 1)))
  const others = possible.filter((key) => !keys.includes(key))
  const remarks = [...(feature.remarks ?? []), ...(parts.length > 1 ? [SEVERAL] : [])]
  const row = feature.properties
  return parts.map(({ key, feature: one }, index) =>
    index === 0
      ? { ...one, remarks, part: { key, others, row } }
      : { ...one, remarks: [], part: { key, others: [], row } },
  )
}

function keyOf(column: string, number: number): string {
  return number === 1 ? column : `${column} ${number}`.trim()
}

/** A row for each column that closes it, and one for what other columns close, or where none does. */
function underEach(columns: readonly string[], feature: SourceFeature, mapping: ClosureMapping): readonly Row[] {
  const { properties } = feature
  const without = withValues(feature, Object.fromEntries(columns.map((column) => [column, null])))
  const closing = columns.filter((column) => !saysNothing(properties[column]) && !saysNo(properties[column]))
  const rows = closing.map((column) => ({ column, feature: withValues(without, { [column]: properties[column] }) }))
  const isClosedElse = rulesOf(mapping.fields.type).some((rule) => {
    if (typeof rule === 'string' || !('type_under' in rule)) return false
    const outcome = applyRule(rule, without)
    return outcome.kind === 'value' && outcome.value === 'closure'
  })
  return rows.length === 0 || isClosedElse ? [...rows, { column: '', feature: without }] : rows
}

/** A feature for its first period, and one for each further period, whose columns take the places of the first ones. */
function inFurtherDays(
  feature: SourceFeature,
  further: readonly Readonly<Record<string, string>>[],
): readonly SourceFeature[] {
  const { properties } = feature
  const firsts = [...new Set(further.flatMap((one) => Object.keys(one)))]
  const none = Object.fromEntries(further.flatMap((one) => Object.values(one)).map((property) => [property, null]))
  const own = { days: Object.fromEntries(firsts.map((first) => [first, properties[first]])), renamed: {} }
  const others = further.map((renamed) => ({
    days: Object.fromEntries(
      firsts.map((first) => [first, renamed[first] === undefined ? null : properties[renamed[first]]]),
    ),
    renamed,
  }))
  const telling = [own, ...others].filter(({ days }) => !Object.values(days).every(saysNothing))
  return (telling.length === 0 ? [own] : telling).map(({ days, renamed }) => ({
    ...withValues(feature, { ...none, ...days }),
    renamed,
  }))
}

function withValues(feature: SourceFeature, values: SourceFeature['properties']): SourceFeature {
  return { ...feature, properties: { ...feature.properties, ...values } }
}

function tellsPeriods({ fields }: ClosureMapping): boolean {
  return [...rulesOf(fields.start_on), ...rulesOf(fields.days)].some(
    (rule) => typeof rule === 'object' && ('first_day_in' in rule || 'days_in' in rule || 'months_under' in rule),
  )
}

/** A feature for each of several periods, where both of its days come from one text that tells them. */
function inEachPeriod(feature: SourceFeature, { fields }: ClosureMapping): readonly SourceFeature[] {
  const [start, end] = [fields.start_on, fields.end_on].map((rules) =>
    rulesOf(rules).find((rule) => applyRule(rule, feature).kind !== 'nothing'),
  )
  if (start === undefined && end === undefined) {
    const told = rulesOf(fields.days).find((rule) => applyRule(rule, feature).kind !== 'nothing')
    const texts = periodsToldBy(told, feature)
    return areAlike(texts) ? texts.map((period) => ({ ...feature, period })) : [feature]
  }
  if (typeof start !== 'object' || !('first_day_in' in start)) return [feature]
  const { first_day_in: property, dates } = start
  if (typeof end !== 'object' || !('last_day_in' in end) || end.last_day_in !== property) return [feature]
  const texts = periodsIn(asText(feature.properties[property]) ?? '')
  return areAlike(texts, dates) ? texts.map((text) => withValues(feature, { [property]: text })) : [feature]
}

/** The periods that a rule for days tells; none where it tells no several ones. */
function periodsToldBy(rule: Rule | undefined, { properties }: SourceFeature): readonly string[] {
  if (typeof rule !== 'object') return []
  if ('months_under' in rule) {
    const { periods, unknown } = periodsOfMonths(rule.months_under, (property) => properties[property])
    return unknown === null ? periods : []
  }
  return 'days_in' in rule ? periodsInText(asText(properties[rule.days_in]) ?? '', isClosing) : []
}

/** Whether periods are all in years or all of every year: a year that one of them tells may hold for the others, or not. */
function areAlike(texts: readonly string[], dates?: DateOrder): boolean {
  const years = new Set(texts.map((text) => periodIn(text, dates)?.last?.startsWith('--')))
  return texts.length > 0 && texts.length <= MOST && years.size === 1 && !years.has(undefined)
}
