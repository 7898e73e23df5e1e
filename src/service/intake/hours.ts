import { fold } from '#contract/fold.ts'
import listed from './hours.json' with { type: 'json' }
import { endsWithDay, MIDNIGHT } from './day-end.ts'
import { asText } from './values.ts'

/** From when to when on each day: wall times with their seconds; a start of null is the day's, an end of null its end. */
export interface Hours {
  readonly start: string | null
  readonly end: string | null
  /** What the source says beside, and hours cannot: days of the week, or a last minute. */
  readonly beside: 'days of the week' | 'the last minute of the day' | null
}

const WHOLE_DAY: Hours = { start: null, end: null, beside: null }

/** What a word does in a text of hours; a dash is a word for “to”. */
type WordKind = 'from' | 'to' | 'and' | 'beside' | 'weekday' | 'unknown'
type Token =
  | {
      readonly kind: 'time'
      readonly hour: number
      readonly minute: number
      readonly second: number
      readonly half: string | undefined
    }
  | { readonly kind: WordKind }

/** `8`, `8:30`, `08:30:00`, `8h30`, `8.30`, `8 am`, or the word itself. */
const TOKEN =
  /(?<![\d:.])([01]?\d|2[0-4])(?:[:.h]([0-5]\d)(?::([0-5]\d))?)?(?![\d:]|\.\d)(?: ?(am|pm|[ap]\.m\.)(?![a-z]))?|\p{L}+|[-–—]|\d+/gu
/** `01.05.` is a day. */
const DAY = /\d\.\d{1,2}\.|\d{4}|\d\/\d/

const kinds = new Map<string, WordKind>([
  ...listed.weekdays.map((word) => [word, 'weekday'] as const),
  ...listed.beside.map((word) => [word, 'beside'] as const),
  ...listed.and.map((word) => [word, 'and'] as const),
  ...listed.to.map((word) => [word, 'to'] as const),
  ...listed.from.map((word) => [word, 'from'] as const),
])
const allDay = new Set(listed['all day'])

/**
 * The hours that a value tells, such as “daily 20:00–06:00”, “täglich von 20 Uhr bis 6 Uhr”, “de 8h à 18h”, “from 7 pm” or
 * “all day”; null for all else: several spans, sunset, or when something is open.
 */
export function asHours(value: unknown): Hours | null {
  const text = fold(asText(value) ?? '')
  if (allDay.has(text.replaceAll(/[^\p{L}\d]+/gu, ' ').trim())) return WHOLE_DAY
  return text === '' || DAY.test(text) ? null : hoursOf(tokensOf(withMinutes(text)))
}

function hoursOf(tokens: readonly Token[]): Hours | null {
  const told = tokens.filter(({ kind }) => kind !== 'beside')
  const first = told.findIndex(({ kind }) => kind === 'time')
  const last = told.findLastIndex(({ kind }) => kind === 'time')
  if (first === -1 || told.some(({ kind }) => kind === 'unknown')) return null
  const [before, between, after] = [told.slice(0, first), told.slice(first + 1, last), told.slice(last + 1)]
  const isOfWeek = [...before, ...after].some(({ kind }) => kind === 'weekday')
  const joints = isOfWeek ? before.slice(before.findLastIndex(({ kind }) => kind === 'weekday') + 1) : before
  if (after.length > 0 && !isOfWeek) return null
  const times = told.filter((token) => token.kind === 'time')
  if (first !== last && joints.at(-1)?.kind === 'to' && !isOfWeek) return null
  const hours = first === last ? oneSided(joints, times) : spanOf(joints, between, times)
  return hours !== null && isOfWeek ? { ...hours, beside: 'days of the week' } : hours
}

type Time = Extract<Token, { kind: 'time' }>

/** “From 8 pm”, “until 6”. */
function oneSided(joints: readonly Token[], [time]: readonly Time[]): Hours | null {
  const joint = joints.at(-1)?.kind
  if (time === undefined) return null
  if (joint === 'from') return { ...WHOLE_DAY, start: clockOf(time, time.half) }
  return joint === 'to' ? ended({ ...WHOLE_DAY, end: clockOf(time, time.half) }) : null
}

function spanOf(joints: readonly Token[], between: readonly Token[], [from, to]: readonly Time[]): Hours | null {
  const joint = between.map(({ kind }) => kind).join(' ')
  const isSpan = joint === 'to' || (joint === 'and' && joints.at(-1)?.kind === 'from')
  if (!isSpan || from === undefined || to === undefined) return null
  const half = from.half ?? halfBefore(from, to)
  const [start, end] = [clockOf(from, half), clockOf(to, to.half)]
  return start === end || (start === MIDNIGHT && endsWithDay(end)) ? WHOLE_DAY : ended({ ...WHOLE_DAY, start, end })
}

/** The half of the day of a time beside one whose half is said: “7–9 pm”, “9–5 pm”, “8–6 am”. */
function halfBefore(from: Time, { hour, half }: Time): string | undefined {
  if (half === undefined || from.hour > 12) return undefined
  const isEarlier = from.hour % 12 < hour % 12
  return isEarlier === half.startsWith('p') ? 'pm' : 'am'
}

/** 24:00 is the 00:00 of the day after. */
function clockOf({ hour, minute, second }: Time, half: string | undefined): string {
  const hours = half === undefined ? hour % 24 : (hour % 12) + (half.startsWith('p') ? 12 : 0)
  return [hours, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
}

function ended(hours: Hours): Hours {
  return endsWithDay(hours.end) ? { ...hours, end: MIDNIGHT, beside: 'the last minute of the day' } : hours
}

function timeAt(hour: number, minute = 0, second = 0, half?: string): Time {
  return { kind: 'time', hour, minute, second, half }
}

function tokensOf(folded: string): readonly Token[] {
  return [...folded.matchAll(TOKEN)].map(([word, hour, minute = '0', second = '0', half]): Token => {
    if (hour === '24' && Number(minute) + Number(second) > 0) return { kind: 'unknown' }
    if (hour !== undefined) return timeAt(Number(hour), Number(minute), Number(second), half)
    if (listed.noon.includes(word)) return timeAt(12)
    if (listed.midnight.includes(word)) return timeAt(0)
    return { kind: kindOf(word) }
  })
}

/** `word`: in plain letters, or a dash. */
export function kindOf(word: string): WordKind {
  return kinds.get(/[-–—]/.test(word) ? '-' : word) ?? (isWeekday(word) ? 'weekday' : 'unknown')
}

const SPACED_MINUTES =
  /(?<![\d:.,])(\d{1,2}) ?(h|heures?|uhr) ?([0-5]\d)(?!\d|[:.,]\d| ?(?:h|heures?|uhr|min|mn|m)(?!\p{L})| ?')/gu

/** A plain text with the minutes at their hours: “6 h 30” as “6h30”, “6 Uhr 30” as “6:30 uhr”. */
export function withMinutes(folded: string): string {
  return folded.replaceAll(SPACED_MINUTES, (_, hour: string, unit: string, minute: string) =>
    unit === 'uhr' ? `${hour}:${minute} uhr` : `${hour}h${minute}`,
  )
}

const LANGUAGES = ['en', 'de', 'fr', 'it', 'es', 'nl', 'sv', 'nb', 'da', 'fi', 'pl', 'cs', 'pt']
const SHORTEST = 2
let weekdays: readonly string[] | undefined

/** Whether a word is the name of a day of the week in some language, or its beginning. */
function isWeekday(word: string): boolean {
  weekdays ??= LANGUAGES.flatMap((language) =>
    Array.from({ length: 7 }, (_, day) =>
      fold(new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day * 86_400_000)),
    ),
  )
  return word.length >= SHORTEST && weekdays.some((name) => name.startsWith(word.replace(/s$/, '')))
}
