import * as z from 'zod/mini'
import { epsgOf } from '../../geometry/reproject.ts'
import { DATE_ORDERS } from '../../intake/dates.ts'

/** What a property, or a table's entry, may stand for; null says that the field is known to have no value. */
const Plain = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

const Pattern = z.string().check(
  z.refine((source) => {
    try {
      return new RegExp(source, 'u').source !== ''
    } catch {
      return false
    }
  }, 'This is no regular expression.'),
)

/**
 * Where a value comes from:
 * - `"NAME"`: a property as it is; `"$id"` is the feature's own id, `"$place"` the middle of its geometry
 * - `{ "value": "SE" }`: always the same
 * - `{ "template": "https://example.org/{ID}" }`: a text around properties; without one of them there is no value
 * - `{ "kind_in": "NAME" }`: the category that a name says at its beginning or end, if it does: “Abisko nationalpark”
 * - `{ "proposed_in": "STATUS" }`: `other` where a property says that an area is only proposed, or is one no longer
 * - `{ "reason_in": "TITLE" }`: the reason that a title gives, if it does: “Track closed due to rockfall”
 * - `{ "activities_in": "TITLE" }`: the activities that a title bans, if it closes nothing to everybody: “Climbing ban”; with
 *   `unless_closed_in` only where none of these says that something is closed, or the text names those to whom it is: “closed to dogs”
 * - `{ "acts_in": "PROHIBITION" }`: the activities that a column of what is prohibited names, if it names nothing else: “Climbing or rappelling”
 * - `{ "activities_under": { "MTB": "cycling" }, "yes": "closed" }`: the activities to which a row is closed by the columns that are
 *   named for them, and `type_under` whether it closes to any; `yes` is what a yes or a cross there means, `"closed"` or `"open"`; words that are
 *   not known close with `"value": "closed"`
 * - `{ "type_in": "TITLE" }`: whether a title says that something is closed or open again, if it does
 * - `{ "restricted_in": "TYPE", "to": "RESTRICTED" }`: a closure, where one property speaks of a restriction and another names activities;
 *   with `banned_in` where the other says what is banned: “Dogs prohibited”
 * - `{ "binding_in": "TITLE" }`: no, where a title calls a closure voluntary
 * - `{ "opened_in": "TITLE", "unless_closed_in": ["STATUS"] }`: a notice, where a text says that what was closed is so no
 *   longer, “lifted”, and none of the others, if any are named, calls it closed
 * - `{ "hours_in": "TEXT" }`: what a sentence about a closure says of hours, if it does: “closed daily 20:00–06:00”
 * - `{ "days_in": "TEXT" }`: what a text about a closure says of its days, if it does: “closed 1 Feb – 31 July”
 * - `{ "weekdays_in": "TEXT" }`: the sentence of a text that tells of days of the week, if one does: “closed on weekends”
 * - `{ "between": ["FROM", "TO"] }`: hours of two properties
 * - `{ "first_day_in": "SEASON" }`, `{ "last_day_in": "SEASON" }`: of a property that tells from when to when, “1 March – 31 July”;
 *   `dates` as below
 * - `{ "year_named_in": "Season 2027" }`: the year in the name of a column of days, or in that of one which takes its place in a further period
 * - `{ "months_under": ["Jan", "Feb", …] }`: the months below which a row has a cross, a yes, or “closed”, as days from when to when; and
 *   `unmarked_under` a notice, where it has none
 * - `{ "lasting": "DAYS", "from_day": "START" }`: the last of so many days; `unit` is how many days each is: 7 for weeks; `dates` as below
 * - `{ "day_before": "REOPENS" }`: the last day before that on which something opens again; this day itself where it has a time of day;
 *   `dates` as below
 * - `{ "from": "TYPE", … }`: a property, of which `pattern` takes a part (its first group, or all that matches), which
 *   `table` looks up, `factor` multiplies, or `value` replaces; `dates` says how its dates are written where that is not
 *   plain: `"dmy"`, `"mdy"`, or `"excel"` for days since 1900
 */
const Rule = z.union([
  z.string(),
  z.strictObject({ value: Plain }),
  z.strictObject({ template: z.string() }),
  z.strictObject({ kind_in: z.string() }),
  z.strictObject({ proposed_in: z.string() }),
  z.strictObject({ reason_in: z.string() }),
  z.strictObject({ activities_in: z.string(), unless_closed_in: z.optional(z.array(z.string())) }),
  z.strictObject({ acts_in: z.string() }),
  z.strictObject({
    activities_under: z.record(z.string(), z.string()),
    yes: z.optional(z.enum(['closed', 'open'])),
    value: z.optional(z.literal('closed')),
  }),
  z.strictObject({ type_under: z.record(z.string(), z.string()), yes: z.optional(z.enum(['closed', 'open'])) }),
  z.strictObject({ type_in: z.string() }),
  z.strictObject({ restricted_in: z.string(), to: z.string() }),
  z.strictObject({ restricted_in: z.string(), banned_in: z.string() }),
  z.strictObject({ binding_in: z.string() }),
  z.strictObject({ opened_in: z.string(), unless_closed_in: z.optional(z.array(z.string())) }),
  z.strictObject({ hours_in: z.string() }),
  z.strictObject({ days_in: z.string() }),
  z.strictObject({ weekdays_in: z.string() }),
  z.strictObject({ year_named_in: z.string() }),
  z.strictObject({ months_under: z.array(z.string()) }),
  z.strictObject({ unmarked_under: z.array(z.string()) }),
  z.strictObject({
    lasting: z.string(),
    from_day: z.string(),
    unit: z.optional(z.number()),
    dates: z.optional(z.enum(DATE_ORDERS)),
  }),
  z.strictObject({ between: z.tuple([z.string(), z.string()]) }),
  z.strictObject({ first_day_in: z.string(), dates: z.optional(z.enum(DATE_ORDERS)) }),
  z.strictObject({ day_before: z.string(), dates: z.optional(z.enum(DATE_ORDERS)) }),
  z.strictObject({ last_day_in: z.string(), dates: z.optional(z.enum(DATE_ORDERS)) }),
  z.strictObject({
    from: z.string(),
    pattern: z.optional(Pattern),
    table: z.optional(z.record(z.string(), Plain)),
    factor: z.optional(z.number()),
    dates: z.optional(z.enum(DATE_ORDERS)),
    value: z.optional(Plain),
  }),
])
export type Rule = z.infer<typeof Rule>

/** One rule, or several of which the first counts that gives a value the field can take. */
const Rules = z.union([Rule, z.array(Rule)])

export const AREA_SOURCE_FIELDS = [
  'uuid',
  'name',
  'category_id',
  'country_id',
  'designation',
  'iucn_category',
  'wdpa_id',
  'area_km2',
  'established_on',
  'description',
  'url',
  'source',
  'licence_uri',
  'attribution',
  'names',
  'designation_status',
  'time_zone',
  'rules',
  'extra',
] as const

export const CLOSURE_SOURCE_FIELDS = [
  'uuid',
  'name',
  'type',
  'start_on',
  'end_on',
  'year',
  'daytime_start',
  'daytime_end',
  'hours',
  'days',
  'weekdays',
  'reason_id',
  'activity_ids',
  'source',
  'source_id',
  'source_kind',
  'source_url',
  'description',
  'purpose',
  'legal_basis',
  'contact',
  'licence_uri',
  'attribution',
  'url',
  'time_zone',
  'is_binding',
  'protected_area_uuids',
  'areas',
  'areas_in',
  'extra',
] as const

export type SourceField = (typeof AREA_SOURCE_FIELDS)[number] | (typeof CLOSURE_SOURCE_FIELDS)[number]

const Crs = z
  .string()
  .check(
    z.refine(
      (text) => epsgOf(text) !== null,
      'This coordinate system is not known: use an EPSG code such as EPSG:25832.',
    ),
  )

const common = {
  /** Names the source for good: with each record's id it makes the record's uuid. */
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/, 'Use small letters, digits and hyphens.')),
  /** For people. */
  title: z.string(),
  /** Properties that a file of this source has in its first feature; a mapping without them is never chosen by itself. */
  signature: z.optional(z.array(z.string())),
  /** What tells the source's records apart; needless where they have a `uuid`. */
  id: z.optional(Rules),
  /** The coordinate system of files that name none, by its EPSG code: `"EPSG:25832"`. */
  crs: z.optional(Crs),
  /** The licence of all records that name none. */
  licence: z.optional(z.strictObject({ name: z.string(), uri: z.url({ protocol: /^https?$/ }) })),
  /** Whom to name for all records that name nobody. */
  attribution: z.optional(z.string()),
  /** Properties that not even `extra` keeps. */
  leave_out: z.optional(z.array(z.string())),
}

/**
 * How a source's properties become the contract's fields. What no field takes stays in the record's `extra`.
 * Areas of closures go by `protected_area_uuids`, or in `areas` by uuid, by what their source calls them, or by name; of
 * several rules the first counts whose areas are found. `areas_in` is for properties that may name areas, such as titles: they
 * count where `areas` finds none, and what they name besides is not missed.
 * `hours` are those of each day in words, “daily 20:00–06:00”; what cannot be read of them leaves a closure in force all day.
 * `year` is that of days which name none, “2026” or “2026/27”; unsaid, they are those of the season that is or comes next.
 * `days` are those from when to when in words, for closures without `start_on` and `end_on`; `weekdays` are told in the report, and on
 * the page of a closure, for a closure holds on each of its days.
 * Categories, reasons and activities go by id, by key (`national_park`) or by a label of theirs; countries by ISO 3166-1
 * code or number, and by place where there is none; dates as `1909-05-24`, `1909/05/24`, `24.05.1909` or `1909`.
 */
export const Mapping = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('areas'),
    fields: z.partialRecord(z.enum(AREA_SOURCE_FIELDS), Rules),
    /** The property of each language's name: `{ "en": "NAME_EN" }`, or `{ "*": "name:*" }` for any language. */
    names: z.optional(z.record(z.string(), z.string())),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('closures'),
    fields: z.partialRecord(z.enum(CLOSURE_SOURCE_FIELDS), Rules),
    /** What becomes of closures without a name: they are refused unless said. */
    nameless: z.optional(z.literal('numbered')),
    /** Columns of which each makes a closure of its own from a row in which it says something; the others count as empty there. */
    closures_under: z.optional(z.array(z.string())),
    /** What times beside days are: the hours of each day, unless this says that they are when the first day begins and the last one ends. */
    times: z.optional(z.literal('ends')),
    /** Columns of further periods, each of which makes a closure of its own: `{ "Von1": "Von2", "Bis1": "Bis2" }` reads Von2 as Von1. */
    further_days: z.optional(z.array(z.record(z.string(), z.string()))),
  }),
])
export type Mapping = z.infer<typeof Mapping>
export type MappingKind = Mapping['kind']
export const MAPPING_KINDS = ['areas', 'closures'] as const satisfies readonly MappingKind[]
/** What a mapping of a kind makes. */
export const RECORD_KINDS = { areas: 'area', closures: 'closure' } as const satisfies Record<MappingKind, string>
export type AreaMapping = Extract<Mapping, { kind: 'areas' }>
export type ClosureMapping = Extract<Mapping, { kind: 'closures' }>

/** The rules of a field, in their order. */
export function rulesOf(rules: z.infer<typeof Rules> | undefined): readonly Rule[] {
  if (rules === undefined) return []
  return Array.isArray(rules) ? rules : [rules]
}
