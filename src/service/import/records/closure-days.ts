import type { ClosureInput } from '../../store/domain/inputs.ts'
import { asDay, hasTime, isOpenEnd } from '../../intake/dates.ts'
import { dayBeforeOf } from '../../intake/day-before.ts'
import { asEndTime, endsWithDay } from '../../intake/day-end.ts'
import { adviceOnDays } from '../../intake/days-advice.ts'
import { asHours } from '../../intake/hours.ts'
import { hoursInText } from '../../intake/hours-in-text.ts'
import { dayOfPart } from '../../intake/part-of-month.ts'
import { isAlways, periodIn } from '../../intake/period.ts'
import { Refusal } from '../../intake/refusal.ts'
import { weekdaysInText } from '../../intake/said/weekdays-in-text.ts'
import { dayOfYear, seasonAt, seasonIn, yearsIn } from '../../intake/season.ts'
import { asText, asTime, type Convert } from '../../intake/values.ts'
import { rulesOf, type ClosureMapping } from '../mapping/mapping.ts'
import { permits } from '../mapping/said/permission.ts'
import { isClosing, isOpened } from '../mapping/said/type-in-text.ts'
import { namesInRule } from '../mapping/same-names.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import type { FieldReader } from './field-reader.ts'

const OPEN = 'open'
/** What a column of first days tells of what is closed all year. */
const ALWAYS = 'always'

function dayOf(value: unknown, zone: string, fields: FieldReader): string | null {
  const day = asDay(value, zone)
  if (day !== null && hasTime(value)) fields.remark('times of day beside dates left out: whole days')
  return day
}

function withAdvice(convert: (value: unknown) => string | null): Convert<string> {
  return Object.assign((value: unknown) => convert(value), { adviceOn: adviceOnDays })
}

/** From when to when; of a season of every year that which is, or the next one. */
function daysOf(type: Type, zone: string, now: number, fields: FieldReader): Days {
  const dayOrSeason = (value: unknown) => dayOf(value, zone, fields) ?? dayOfYear(value, zone)
  const startOf = withAdvice((value) =>
    isAlways(value) ? ALWAYS : (dayOrSeason(value) ?? dayOfPart(asText(value) ?? '', 'first')),
  )
  const endOf = withAdvice((value) =>
    isOpenEnd(value) || isAlways(value) ? OPEN : (dayOrSeason(value) ?? dayOfPart(asText(value) ?? '', 'last')),
  )
  const given = { start: fields.strictly('start_on', startOf), end: fields.strictly('end_on', endOf) }
  const isSaid = given.start === null && given.end === null && (type === 'closure' || !tellsOpening(fields))
  const { start: from, end } = (isSaid ? saidDays(type, fields, startOf, endOf) : null) ?? given
  const start = from === ALWAYS ? null : from
  if (end === OPEN) fields.remark('no end yet by the source, taken as until further notice')
  const years = isOfYear(start) ? yearsOf(todayIn(zone, now), fields) : null
  if (start !== null && years !== null) return inYears(start, end, years, fields)
  const [first, last] = [isOfYear(start), isOfYear(end)]
  if (start === null || end === null || !(first && last)) {
    if (first || last) throw new Refusal(`it says no year of ${start} to ${end}`)
    return { start_on: start, end_on: end === OPEN ? null : end }
  }
  const season = seasonAt(start, end, todayIn(zone, now))
  fields.remark(
    'days of every year taken as the season that is or comes next: import again each year',
    `${season.start_on} to ${season.end_on}`,
  )
  return season
}

function todayIn(zone: string, now: number): string {
  return new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(now)
}

/** How many years ago a season may have been; what is longer ago is since when it has been closed each year. */
const YEARS_AGO = 1

/** The years of days that name none, by a column beside them. */
function yearsOf(today: string, fields: FieldReader): readonly [number, number] | null {
  const years = yearsIn(fields.texts('year')[0])
  if (years === null) return null
  if (years[1] >= Number.parseInt(today) - YEARS_AGO) {
    fields.use('year')
    return years
  }
  fields.remark('a year long ago is not taken for that of days without one', String(years[1]))
  return null
}

/** The days of a season whose year another column tells. */
function inYears(start: string, end: string | null, years: readonly [number, number], fields: FieldReader): Days {
  const season =
    end === null || end === OPEN || isOfYear(end) ? seasonIn(start, end === OPEN ? null : end, years) : null
  if (season === null) {
    const said = [...new Set(years)].join('/')
    throw new Refusal(`of ${start} to ${end}, ${said} does not tell the years; write both days with theirs`)
  }
  fields.remark('days without a year taken as those of the year beside them', `${season.start_on} to ${season.end_on}`)
  return season
}

/** Whether a notice tells that something is open, so that its days may be those of the closure before. */
function tellsOpening(fields: FieldReader): boolean {
  const texts = [...fields.texts('name'), ...fields.texts('type'), ...fields.texts('description')]
  return texts.some((text) => isOpened(text) || permits(text))
}

/** From when to when by the title or the text of a record that has no such columns, or nothing in them. */
function saidDays(type: Type, fields: FieldReader, startOf: Convert<string>, endOf: Convert<string>) {
  return fields.readOrTell(
    'days',
    (value) => {
      const period = periodIn(value)
      if (period === null) return null
      const start = period.first === null ? null : startOf(period.first)
      const end = period.last === null ? null : endOf(period.last)
      const isLost = (start === null && period.first !== null) || (end === null && period.last !== null)
      return isLost ? null : { start, end }
    },
    type === 'closure' ? 'closed until further notice' : 'a notice without days',
  )
}

function isOfYear(day: string | null): boolean {
  return day?.startsWith('--') === true
}

type Type = ClosureInput['type']
type Dates = Pick<ClosureInput, 'start_on' | 'end_on' | 'daytime_start' | 'daytime_end'>
type Days = Pick<Dates, 'start_on' | 'end_on'>

/** `zone`: where days are counted that are written as instants. */
export function validityOf(
  type: Type,
  zone: string,
  now: number,
  fields: FieldReader,
  { times, fields: { end_on } }: ClosureMapping,
): Dates {
  const isDayBefore = rulesOf(end_on).some((rule) => typeof rule === 'object' && 'day_before' in rule)
  const dates = datesOf(type, fields, withFirstDay(daysOf(type, zone, now, fields), isDayBefore))
  return times === 'ends' ? betweenEnds(dates, fields) : dates
}

/** Whole days from the first to the last, where times may be those of these two alone; those of a single day are its hours. */
function betweenEnds(dates: Dates, fields: FieldReader): Dates {
  const { start_on, end_on, daytime_start, daytime_end } = dates
  const isWithoutTimes = daytime_start === null && daytime_end === null
  const isOfEachDay = (daytime_start !== null && start_on === null) || (daytime_end !== null && end_on === null)
  if (isWithoutTimes || isOfEachDay || start_on === end_on) return dates
  fields.remark('times beside a first and another last day left out: closed on whole days')
  return { start_on, end_on, daytime_start: null, daytime_end: null }
}

/** Days of which the first is closed too where the source says that it opens again on that. */
function withFirstDay(days: Days, isDayBefore: boolean): Days {
  const { start_on, end_on } = days
  const isSameDay = isDayBefore && start_on !== null && end_on !== null && end_on === dayBeforeOf(start_on, null)
  return isSameDay ? { start_on, end_on: start_on } : days
}

function datesOf(type: Type, fields: FieldReader, { start_on, end_on }: Days): Dates {
  if (start_on !== null && end_on !== null && end_on < start_on) {
    throw new Refusal(`it ends on ${end_on}, before it starts on ${start_on}`)
  }
  const daytime_start = fields.strictly('daytime_start', asTime)
  const daytime_end = fields.strictly('daytime_end', (value) => {
    if (endsWithDay(value)) fields.remark('daytime_end 23:59, 23:59:59 or 24:00 taken as 00:00')
    return asEndTime(value)
  })
  if (type === 'closure') tellWeekdays(fields)
  if (daytime_start !== null || daytime_end !== null) return { start_on, end_on, daytime_start, daytime_end }
  return { start_on, end_on, ...hoursOf(type, fields) }
}

/** The hours of each day, in the words of the source; those of a notice may be when something is open. */
function hoursOf(type: Type, fields: FieldReader): Pick<Dates, 'daytime_start' | 'daytime_end'> {
  const hours = type === 'closure' ? fields.readOrTell('hours', asHours, 'all day') : null
  const unread = hours === null && type === 'closure' ? fields.texts('description').find(tellsHours) : undefined
  if (unread !== undefined) fields.remark('hours in its text left out: closed all day', unread.slice(0, SHOWN))
  if (hours?.beside === 'the last minute of the day') fields.remark('23:59 as the end of hours taken as 00:00')
  return { daytime_start: hours?.start ?? null, daytime_end: hours?.end ?? null }
}

function tellsHours(text: string): boolean {
  return hoursInText(text, isClosing) !== null
}

const SHOWN = 100

/** A closure holds on each of its days: the report names those that their source has on some days of the week alone. */
function tellWeekdays(fields: FieldReader): void {
  const [said] = fields.texts('weekdays').flatMap((text) => weekdaysInText(text) ?? [])
  if (said !== undefined) fields.remarkEach('days of the week left out: closed on every day', `“${said}”`)
}

/** The text of a closure with its days of the week, where a column of their own tells them. */
export function withWeekdays(
  description: string | null,
  { properties }: SourceFeature,
  { fields }: ClosureMapping,
): string | null {
  const shown = [fields.name, fields.description].flatMap((rules) => rulesOf(rules).flatMap(namesInRule))
  const lines = rulesOf(fields.weekdays)
    .flatMap(namesInRule)
    .flatMap((property) => {
      const text = shown.includes(property) ? null : asText(properties[property])
      return text === null || weekdaysInText(text) === null ? [] : `${property}: ${text}`
    })
  return lines.length === 0 ? description : [...(description === null ? [] : [description]), ...lines].join('\n')
}
