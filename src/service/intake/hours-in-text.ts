import { fold } from '#contract/fold.ts'
import { asHours, kindOf, withMinutes } from './hours.ts'
import listed from './hours.json' with { type: 'json' }
import { monthNamed } from './month-names.ts'
import { withoutMarkup } from './html/without-markup.ts'

const TIME = (name: string) =>
  String.raw`(?<![\p{L}\d:.,/])(?<${name}>\d{1,2}(?:[:.h]\d\d){0,2})(?: ?(?:h|heures?|uhr|uur|[ap]\.?m\.?)(?!\p{L}))?`
const JOINT = String.raw`\s*(?:[-–—]|(?:to|until|till|bis|a|et|und|and|y|alle|al|hasta|tot|en|til|och|og|do)(?: (?:las|le|ore|kl\.?))?)\s*`
/** Two times, with the word before them: “de 8:00 a 15:00”. */
const SPAN = new RegExp(
  String.raw`(?:\b(?<word>\p{L}+) (?:(?:kl|klo|um|las|le|ore)\.? )?)?${TIME('start')}${JOINT}${TIME('end')}(?![\d:]|[.,]\d|\p{L})`,
  'gu',
)
const SENTENCE_END = /[;!?\n]|\.(?=\s|$)(?<!\b(?:kl|a\.m|p\.m)\.)/
/** What parts a sentence: its hours may be those of one part alone. */
const PART_END = /[,:](?!\d)|[()]|\s[-–—]\s(?=\p{L})/u
/** What parts two things of which one may be closed at other times. */
const AND = new RegExp(String.raw`\s(?:${listed.and.join('|')})\s`, 'iu')
/** What is a time by how it is written, or may be one. */
const CLOCK = /\d[:h]\d|\d ?(?:h|hrs?|hours?|heures?|ore|uhr|uur|std|stunden?|[ap]\.?m)(?!\p{L})/u
/** Words of the clock that no length of time is told with. */
const OF_CLOCK = /\d ?(?:uhr|uur|[ap]\.?m)(?!\p{L})|\bklo?\b|\balle ore/u
/** “2 bis 3 am Fluss”: an “am” that may be German. */
const AM_OF_PLACE = /^\D*\d+\D+\d+ am$/
const ITALIAN = /^dalle .*\balle\b/
/** What follows Italian hours without a sign of the clock; another word may be what is counted: “dalle 10 alle 12 settimane”. */
const AFTER_ITALIAN = /^\s*(?:$|[,:()]|(?:dal|dall|del|dei|nei|ogni|tutti|tutte|di ogni)(?!\p{L}))/u
const NOON = 12
/** Closures, walks and waits of as many hours are hardly told as “de 6 h à 8 h”. */
const LONG_HOURS = 6
/** How many words away the month of a day may be: “from the 1st to the 15 May”. */
const REACH = 3

const [lengths, lengthBefore, measures] = [
  new Set(listed.lengths),
  new Set(listed['length before']),
  new Set(listed.measures),
]
const contradicting = new Set(listed['other than'])
const elsewhere = new Set([...listed['other than'], ...listed.elsewhere])
const daytimes = new Set([...listed.noon, ...listed.midnight])
const [wayThrough, onlyOf, wholly, also] = [
  new Set(listed['way through']),
  new Set(listed['only of']),
  new Set(listed.wholly),
  new Set(listed.also),
]
/** The names of days of the week are no shorter; what is may be another word: “die”, “mit”. */
const WEEKDAY_LENGTH = 5

interface Span {
  readonly text: string
  /** The word before it; empty where there is none. */
  readonly word: string
  readonly start: string
  readonly end: string
  readonly before: string
  readonly after: string
}

/**
 * What a text about a closure says of its hours: the span, where it is surely the only one, of the clock and of the closure;
 * else the sentence, if `asHours` reads nothing from it; null where nothing is like hours.
 * @param isClosing whether a sentence says that something is closed
 */
export function hoursInText(text: string, isClosing: (sentence: string) => boolean): string | null {
  const sentences = withoutMarkup(text).split(SENTENCE_END)
  const telling = sentences.filter((sentence) => spansOf(plainOf(sentence)).length > 0)
  const closing = telling.filter(isClosing)
  const [first] = closing
  if (first === undefined) return null
  const isAlone = telling.every((one) => one === first || (!isClosing(one) && saysAny(plainOf(one), elsewhere)))
  const span = isAlone ? sureSpanIn(plainOf(first)) : null
  const others = sentences.filter((sentence) => sentence !== first && isClosing(sentence))
  if (span !== null && isOfClosing(span, first, isClosing) && !others.some(saysMore)) return span
  return asHours(first) === null ? first.trim() : null
}

function plainOf(sentence: string): string {
  return withMinutes(fold(sentence)).trim()
}

/** The pairs of times that stand alone or are written as such, one at least: “8:00 a 15:00”, not “5 to 10 walkers”. */
function spansOf(plain: string): readonly Span[] {
  return [...plain.matchAll(SPAN)].flatMap(({ 0: text, index, groups: { word = '', start = '', end = '' } = {} }) => {
    const isTime = text === plain || CLOCK.test(text) || OF_CLOCK.test(text) || ITALIAN.test(text)
    const [before, after] = [plain.slice(0, index), plain.slice(index + text.length)]
    return isTime ? [{ text, word, start, end, before, after }] : []
  })
}

function sureSpanIn(plain: string): string | null {
  const [span, ...others] = spansOf(plain)
  if (span === undefined || others.length > 0 || saysAny(plain, contradicting)) return null
  if (saysPhrase(plain, listed['all but'])) return null
  if (!isWhole(span) || mayBeLength(span, plain) || hasMore(span, plain)) return null
  return [span.text, span.text.replace(/^\p{L}+ /u, '')].find((part) => asHours(part) !== null) ?? null
}

/**
 * Whether the hours are of what is closed: in the part of the sentence that says so, if only one does, or in one beside it
 * that tells nothing else; those of “closed, hut from 8:00 to 17:00” are not.
 */
function isOfClosing(span: string, sentence: string, isClosing: (text: string) => boolean): boolean {
  const parts = sentence.split(PART_END)
  const own = parts.find((part) => plainOf(part).includes(span))
  if (own === undefined || saysAny(plainOf(own), wayThrough)) return false
  const others = parts.filter((part) => part !== own)
  if (others.some((part) => saysWholly(part))) return false
  if (isClosing(own)) return !others.some(isClosing) && own.split(AND).filter(isClosing).length === 1
  const tellsTime = (part: string) => partsOf(plainOf(part).replace(span, ' ')).every(isOfTime)
  if (saysAny(plainOf(own), onlyOf) || !tellsTime(own)) return false
  const tells = (part: string) => isClosing(part) || !tellsTime(part)
  const at = parts.indexOf(own)
  const beside = [parts.slice(0, at).findLast(tells), parts.slice(at).find(tells)]
  return beside.some((part) => part !== undefined && isClosing(part))
}

function isOfTime(word: string): boolean {
  return /\d/.test(word) || kindOf(word) !== 'unknown' || monthNamed(word) !== undefined
}

/** Whether another sentence about the closure tells of other days or nights, or of a whole day. */
function saysMore(sentence: string): boolean {
  const words = partsOf(plainOf(sentence))
  if (words.some((word) => also.has(word))) return true
  return saysWholly(sentence) || words.some((word) => word.length >= WEEKDAY_LENGTH && kindOf(word) === 'weekday')
}

function saysWholly(part: string): boolean {
  const plain = plainOf(part)
  return saysAny(plain, wholly) || saysAllDay(plain)
}

/** Whether the end is written as a time, so that it is not the day in “08:00 to 5 May”, or both are in a way that tells it. */
function isWhole({ text, start, end, after }: Span): boolean {
  if (AM_OF_PLACE.test(text) && /^ \p{L}/u.test(after)) return false
  if (/\bklo?\b/.test(text) || CLOCK.test(text.slice(text.lastIndexOf(end)))) return true
  const [from, to] = [hoursAt(start), hoursAt(end)]
  return ITALIAN.test(text) && AFTER_ITALIAN.test(after) && (Math.max(from, to) > NOON || from > to)
}

/** Whether a span may be a length of time, as “2–3 h” is. */
function mayBeLength({ text, word, start, end }: Span, plain: string): boolean {
  const [from, to] = [hoursAt(start), hoursAt(end)]
  if (OF_CLOCK.test(text) || from > to) return false
  const [isMorning, isWritten] = [to <= NOON, start.includes(':') && end.includes(':')]
  if (lengthBefore.has(word) || (saysAny(plain, lengths) && (isMorning || !isWritten))) return true
  return isMorning && !isWritten && !(kindOf(word) === 'from' && from >= LONG_HOURS)
}

/** Whether a sentence has more of the day than a span. */
function hasMore({ word, before, after }: Span, plain: string): boolean {
  const rest = `${before} … ${after}`
  if (CLOCK.test(rest) || saysAny(rest, daytimes)) return true
  if (saysAllDay(plain) || isBetweenDays(partsOf(`${before} ${word}`), partsOf(after))) return true
  const isJoint = (part: string | undefined) => part !== undefined && kindOf(part) === 'and'
  const isJoined = isJoint(partsOf(before).at(-1)) && kindOf(word) !== 'weekday'
  return isJoint(word) || isJoined || isJoint(partsOf(after)[0]) || hasLooseHours(rest)
}

function saysAllDay(plain: string): boolean {
  return saysPhrase(plain, listed['all day'])
}

function saysPhrase(plain: string, phrases: readonly string[]): boolean {
  const said = ` ${plain.replaceAll(/[^\p{L}\d]+/gu, ' ')} `
  return phrases.some((phrase) => said.includes(` ${phrase} `))
}

/** Whether a day stands before a span and one behind it: “1 May 8:00 to 17:00 5 May”. */
function isBetweenDays(before: readonly string[], after: readonly string[]): boolean {
  const [begin, end] = [before.slice(-REACH), after.slice(0, REACH)]
  return [isDate, isNameOfDay].some((isDay) => begin.some(isDay) && end.some(isDay))
}

function isDate(part: string): boolean {
  return /^\d{1,2}[./]\d{1,2}[./]|^\d{4}$/.test(part) || monthNamed(part) !== undefined
}

function isNameOfDay(word: string): boolean {
  return kindOf(word) === 'weekday'
}

/** `8`, `18`, `18.30`. */
const LOOSE = /^(?:[01]?\d|2[0-4])(?:\.[0-5]\d)?$/

/** Whether numbers without a sign of the clock may be hours: “8–12”, “until 6”, but not “1–15 May”. */
function hasLooseHours(rest: string): boolean {
  const parts = partsOf(rest)
  return parts.some((part, at) => {
    if (!LOOSE.test(part)) return false
    const isJoined = [parts[at - 1], parts[at + 1]].some(
      (beside) => beside !== undefined && ['from', 'to', 'and'].includes(kindOf(beside)),
    )
    const near = parts.slice(Math.max(0, at - REACH), at + REACH + 1)
    return isJoined && !near.some((word) => measures.has(word) || monthNamed(word) !== undefined)
  })
}

/** Words, numbers, dashes and what stands for a span. */
function partsOf(plain: string): readonly string[] {
  return (plain.match(/\p{L}+|\d[\d.:,/]*|[-–—…]/gu) ?? []).map((part) => part.replace(/,$/, ''))
}

/** A time in hours; minutes count as hundredths, which keeps the order. */
function hoursAt(time: string): number {
  return Number.parseFloat(time.replace(/[:h]/, '.'))
}

function saysAny(plain: string, words: ReadonlySet<string>): boolean {
  return plain.split(/[^\p{L}]+/u).some((word) => words.has(word))
}
