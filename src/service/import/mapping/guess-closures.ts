import type { SourceFeature } from '../reading/input/source-feature.ts'
import { asText } from '../../intake/values.ts'
import { asClosureType, asReason } from './closure-terms.ts'
import { besideBinding, closureType, tellsKinds } from './closure-type.ts'
import { shareOf, type Column } from './columns.ts'
import type { Doubt } from './doubt.ts'
import { finderIn, isShortText, namesIn, plainRules, propertyLists, type Find } from './find-properties.ts'
import { closureDays, dayOfEach } from './times/guess-days.ts'
import { closureHours, hasHourColumns } from './times/guess-hours.ts'
import { bansOfDays, guessMarks, guessPeriodsOfBans, NO_MARKS, type Marks } from './guess-marks.ts'
import { descriptionIn, withRemarks } from './said/closure-texts.ts'
import { bindingInText } from './said/binding-in-words.ts'
import { activitiesBanned } from './said/banned-activities.ts'
import { closureReason } from './guess-reason.ts'
import { withYearInName } from './times/year-in-name.ts'
import { guessMonths, monthColumns, withLengths } from './times/guess-lengths.ts'
import { besideFields, datesIn, dayWords } from './guess-rows.ts'
import { guessIdentity } from './guess-identity.ts'
import type { ClosureMapping, Rule } from './mapping.ts'

const { closures, words } = propertyLists
const hourWords = { from: words.hours_from, to: words.hours_to, daily: words.hours, openings: words.openings }

const MOST_AREA_COLUMNS = 3
const MOST_HINTS = 5
const MOST_RULES = 2
const HINT_SENSE = 0.8
const KINDS = 0.6
/** What tells something else of closures than where they are. */
const NO_HINTS = [
  'type',
  'reason_id',
  'hours',
  'period',
  'weekdays',
  'activity_ids',
  'source',
  'source_kind',
  'description',
  'remarks',
  'legal_basis',
  'contact',
  'url',
]

/** The fields that one property each tells, if any does. */
const CLOSURE_FIELDS = [
  'year',
  'daytime_start',
  'daytime_end',
  'time_zone',
  'source',
  'source_kind',
  'source_url',
  'legal_basis',
  'contact',
  'url',
  'protected_area_uuids',
] as const

/** How closures are read, but for what names their source; adds to `doubts` what is not sure about it. */
export function guessClosures(
  all: readonly Column[],
  sample: readonly SourceFeature[],
  path: string,
  doubts: Doubt[],
): Omit<ClosureMapping, 'key' | 'title'> {
  const dated = bansWithPeriods(all)
  const marks = guessMarks(besides(all, dated), doubts)
  const months = monthColumns(all)
  const { columns, binding } = besideBinding(besides(all, { properties: [...marks.properties, ...months] }))
  const find = finderIn('closures', columns, { is_binding: binding })
  const isMarked = marks.properties.length > 0
  const bans = isMarked && marks.type.length === 0 ? NO_MARKS : dated
  const { type, unmarked, activities } = isMarked ? besideBans(marks, bans) : bans
  const names = namesOf(find, columns, doubts)
  const telling = tellingIn(find, columns, names)
  const hours = closureHours(find, columns, hourWords, telling)
  const told = closureDays(find, columns, sample, dayWords, bans.properties)
  const inColumns =
    Object.keys(told).length > 0 ? told : dayOfEach(columns, dayWords, hasHourColumns(find, hours), doubts)
  const days = withYearInName(withLengths(inColumns, columns), datesIn(inColumns))
  const saying = Object.keys(days).length > 0 ? find : withRemarks(find)
  const inMonths = Object.keys(days).length === 0 ? guessMonths(all, months, doubts) : null
  const ofDays = bans.properties.length > 0 ? NO_MARKS : bansOfDays(datesIn(days))
  const fields: ClosureMapping['fields'] = {
    ...(names.length === 0 ? {} : { name: names.slice(0, 2) }),
    ...closureType(saying, columns, telling, {
      type: [...type, ...ofDays.type],
      unmarked: unmarked ?? ofDays.unmarked ?? inMonths?.unmarked ?? null,
    }),
    ...closureReason(find, columns, names, path, doubts),
    ...days,
    ...plainRules(find, CLOSURE_FIELDS),
    ...descriptionIn(find, columns, names),
    ...bannedActivities(saying, columns, telling, activities, ofDays.activities),
    ...whetherBinding(find, columns, telling),
    ...hours,
    ...saidDays(find, telling, inMonths?.days ?? []),
    ...areasIn(find),
    ...hintsOfAreas(find, columns, sample),
  }
  const id = guessIdentity(columns, closures['id'] ?? [], sample, { names, dates: datesIn(fields) }, doubts)
  return {
    kind: 'closures',
    nameless: 'numbered',
    id,
    fields,
    ...besideFields(columns, fields, { bans, months }, doubts),
  }
}

/** What closures are called: by their kind alone only where nothing else names them. */
function namesOf(find: Find, columns: readonly Column[], doubts: Doubt[]): readonly string[] {
  const [type] = find('type')
  const names = namesIn(
    'closures',
    columns.filter((column) => !tellsKinds(column)),
    doubts,
  )
  return names.toSorted((a, b) => Number(a === type) - Number(b === type))
}

/** None where other columns tell days: there, a row without a ban may be closed for something else. */
function bansWithPeriods(columns: readonly Column[]): Marks {
  const find = finderIn('closures', columns)
  const isDated = (['period', 'start_on', 'end_on'] as const).some((field) => find(field).length > 0)
  return isDated ? NO_MARKS : guessPeriodsOfBans(columns)
}

function besides(columns: readonly Column[], { properties }: Pick<Marks, 'properties'>): readonly Column[] {
  return columns.filter(({ property }) => !properties.includes(property))
}

/** Marks in a table that has bans with periods too, each of which is a closure of its own. */
function besideBans(marks: Marks, bans: Marks): Omit<Marks, 'properties'> {
  const { type, activities } = marks
  const unmarked = bans.unmarked ?? marks.unmarked
  return { type: [...bans.type, ...type], unmarked, activities: [...bans.activities, ...activities] }
}

/** The properties whose texts tell what holds where: titles, kinds, and those of what is ruled: “Restriction”, “Bestimmung”. */
function tellingIn(find: Find, columns: readonly Column[], titles: readonly string[]): readonly string[] {
  const kinds = columns.filter(tellsKinds).map(({ property }) => property)
  const rules = [...find('rule').slice(0, MOST_RULES), ...find('type').slice(0, 1), ...kinds.slice(0, 1)]
  return [...new Set([...titles.slice(0, 2), ...rules])]
}

/** How a column is called below which stands what is prohibited, and nothing else. */
const OF_ACTS = /^prohibit(?:ion|ions|ed|ed[ _]?acts?)$/i

/**
 * What is banned, by a property of its own, whose unknown words close to all, else by titles, types and reasons: “Climbing ban”,
 * else by the names of the columns of days: “Kletterverbot von”.
 */
function bannedActivities(
  find: Find,
  columns: readonly Column[],
  telling: readonly string[],
  marked: readonly Rule[],
  ofDays: readonly Rule[],
): ClosureMapping['fields'] {
  const [own] = find('activity_ids')
  const saying = new Set([...telling, ...find('reason_id').slice(0, 1)])
  const texts = find('description')
    .slice(0, 1)
    .filter((property) => !saying.has(property))
  const told: Rule[] = [
    ...[...saying].map((property) => ({ activities_in: property })),
    ...texts.map((property) => ({ activities_in: property, unless_closed_in: [...telling] })),
  ]
  const isBan = (value: unknown) => activitiesBanned(asText(value) ?? '') !== null
  const bans = columns
    .filter(({ property, values }) => property === own && values.some(isBan))
    .map(({ property }) => ({ activities_in: property }))
  const acts = find('rule').flatMap((property) => (OF_ACTS.test(property) ? { acts_in: property } : []))
  const named = own === undefined ? [] : [own, ...bans, ...acts, { from: own, value: 'entering' }]
  const rules = [...marked, ...(marked.length === 0 ? [...named, ...told, ...acts, ...ofDays] : [])]
  return rules.length === 0 ? {} : { activity_ids: rules }
}

/** What columns of months, titles and texts say of days, and these or a property of its own of days of the week. */
function saidDays(find: Find, telling: readonly string[], months: readonly Rule[]): ClosureMapping['fields'] {
  const texts = [...telling, ...[...find('description'), ...find('remarks')].slice(0, 1)]
  const ofWeek = [
    ...find('weekdays').slice(0, 1),
    ...texts,
    ...find('hours').slice(0, 1),
    ...find('period').slice(0, 1),
  ]
  if (ofWeek.length === 0) return months.length === 0 ? {} : { days: [...months] }
  const weekdays = [...new Set(ofWeek)].map((property) => ({ weekdays_in: property }))
  const days = [...months, ...texts.map((property) => ({ days_in: property }))]
  return days.length === 0 ? { weekdays } : { days, weekdays }
}

/** Whether closures bind, by a property of its own, or by what calls one voluntary; what the former says in other words counts as yes, which the report tells. */
function whetherBinding(find: Find, columns: readonly Column[], telling: readonly string[]): ClosureMapping['fields'] {
  const own = find('is_binding').slice(0, 1)
  const saying = [...telling, ...find('type').slice(0, 1)]
  const asking = columns.filter(
    ({ property, values }) => saying.includes(property) && values.some((value) => bindingInText(asText(value) ?? '')),
  )
  const texts = asking.map(({ property }) => ({ binding_in: property }))
  const rules: Rule[] = [...own, ...texts, ...own.map((from) => ({ from, value: 'yes' }))]
  return rules.length === 0 ? {} : { is_binding: rules }
}

/** Whatever may tell which areas a closure is of. */
function areasIn(find: Find): ClosureMapping['fields'] {
  const areas = find('areas').slice(0, MOST_AREA_COLUMNS)
  return areas.length === 0 ? {} : { areas }
}

/** In a table without places, whatever else may be a name can be that of an area. */
function hintsOfAreas(
  find: Find,
  columns: readonly Column[],
  sample: readonly SourceFeature[],
): ClosureMapping['fields'] {
  if (sample.some(({ geometry }) => geometry !== null && geometry !== undefined)) return {}
  const others = [...find('areas'), ...NO_HINTS.flatMap(find)]
  const hints = columns.filter(
    (column) =>
      !others.includes(column.property) &&
      shareOf(column, isShortText) >= HINT_SENSE &&
      shareOf(column, isTerm) < KINDS,
  )
  return hints.length === 0 ? {} : { areas_in: hints.slice(0, MOST_HINTS).map(({ property }) => property) }
}

/** Whether a value tells what kind of closure one is, or why. */
function isTerm(value: unknown): boolean {
  return asClosureType(value) !== null || asReason(value) !== null
}
