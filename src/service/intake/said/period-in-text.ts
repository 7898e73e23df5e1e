import { fold } from '#contract/fold.ts'
import listed from '../hours.json' with { type: 'json' }
import { withoutMarkup } from '../html/without-markup.ts'
import { monthNamed } from '../month-names.ts'
import { PARTS_OF_MONTH } from '../part-of-month.ts'
import { periodIn } from '../period.ts'
import { kindOf } from '../hours.ts'
import words from '../period.json' with { type: 'json' }
import { undatedEndsIn } from './weekdays-in-text.ts'

/** What stands before the name of a month, so that patterns know it. */
const MARK = '\u0001'
/** Words of English and Portuguese that are also names of months, and stand without a day. */
const DOUBTFUL = ['out', 'set', 'ago']

const MONTH = String.raw`${MARK}\p{L}+\.?`
const ORDINAL = String.raw`\d{1,2}(?:\.|er|st|nd|rd|th|[ºª])?`
const YEAR = String.raw`(?:,? (?:de |del )?\d{4}(?!\d))?`
const DATE = String.raw`\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}(?:[./](?:\d{4}|\d\d)?)?`
const DAY = String.raw`(?:${DATE}|${ORDINAL} ?(?:de |of )?${MONTH}${YEAR}|${MONTH} ${ORDINAL}${YEAR}|(?:${PARTS_OF_MONTH})?${MONTH}${YEAR})`
const longestFirst = (list: readonly string[]) => list.toSorted((a, b) => b.length - a.length).join('|')
const TO = String.raw`(?:\s*[–—‒−]\s*|\s*-\s*|\s(?:and|und|et|e|y|en|och|og|i|${longestFirst(words.to)})\s)(?:el |il |le |the )?`
const BEFORE = String.raw`(?<![\p{L}\d./:-])`
const BEHIND = String.raw`(?![\p{L}\d:/]|[.-]\d)`
const SPAN = new RegExp(`${BEFORE}(?:${DAY}|${ORDINAL})${TO}(?:${DAY}|${ORDINAL})${BEHIND}`, 'gu')
const ONE_SIDED = new RegExp(`${BEFORE}(?:${longestFirst([...words.to, ...words.from])}) ${DAY}${BEHIND}`, 'gu')
/** What stands between two periods of one closure. */
const JOINT = /^(?:[\s,&+]|(?<!\p{L})(?:and|und|sowie|et|e|y|en|och|og|i|a|from|vom|von|du|dal|del)(?!\p{L}))+$/u
const BETWEEN = new RegExp(String.raw`\s(?:and|und|et|e|y|en|och|og|i)\s`, 'u')

/** A word before a day, as “Friday” is in “Friday, the 12 March” and “Friday, March 12”. */
const NAMED_DAY = new RegExp(
  String.raw`(?<![\p{L}${MARK}])(\p{L}{2,12})[.,]{0,2} (?:the |den |dem |le |il |el )?(?=\d{1,2}[^\d]|${MARK})`,
  'gu',
)

/** “… through July 31. Then …”: a day behind its month, whose dot is no ordinal’s as in Hungarian. */
const ENGLISH_DAY = String.raw`(?<!\p{L})(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?`
const SENTENCE_END = new RegExp(
  String.raw`(?<=\p{L}{5}|\d{4}|[)”"])\.(?=\s|$)|(?<=${ENGLISH_DAY})\.(?=\s*$|\s+[\p{Lu}“"(])|[;!?\n]+`,
  'u',
)
const OTHER = new Set([...listed['other than'], ...listed.elsewhere, ...listed['way through'], ...listed.wholly])

/**
 * What a text about a closure says of its days: the period, where it is surely the only one and that of the closure; else the
 * sentence, from which `periodIn` reads nothing; null where nothing is like a period.
 * @param isClosing whether a sentence says that something is closed
 */
export function daysInText(text: string, isClosing: (sentence: string) => boolean): string | null {
  const told = toldBy(text, isClosing)
  if (told === null) return undatedEndIn(text, isClosing)
  const { own, spans, isSure } = told
  const [span = '', ...more] = spans
  if (isSure && more.length === 0 && periodIn(span) !== null) return span
  return periodIn(own) === null ? own.trim() : null
}

/** The sentence of a text about a closure that tells its end by a day of the week alone. */
function undatedEndIn(text: string, isClosing: (sentence: string) => boolean): string | null {
  const ending = withoutMarkup(text)
    .split(SENTENCE_END)
    .find((sentence) => undatedEndsIn(fold(sentence)).length > 0)
  return ending === undefined || !isClosing(text) ? null : ending.trim()
}

/** Each of several periods that a text about a closure tells one after the other: “closed 1 Mar – 30 Jun and 1 Oct – 15 Nov”. */
export function periodsInText(text: string, isClosing: (sentence: string) => boolean): readonly string[] {
  const { own = '', spans = [], isSure = false } = toldBy(text, isClosing) ?? {}
  if (!isSure || spans.length < 2 || spans.some((span) => periodIn(span) === null)) return []
  const parts = marked(own).split(SPAN)
  return parts.length === spans.length + 1 && parts.slice(1, -1).every((part) => JOINT.test(part)) ? spans : []
}

/** The sentence that tells of the closure, all periods of the text, and whether they are surely those of the closure. */
function toldBy(text: string, isClosing: (sentence: string) => boolean) {
  const sentences = withoutMarkup(text).split(SENTENCE_END)
  const telling = sentences.filter((sentence) => spansIn(sentence).length > 0)
  const own = telling.find(isClosing) ?? (sentences.filter(isFull).length === 1 ? telling[0] : undefined)
  if (own === undefined) return null
  const others = sentences.filter((sentence) => sentence !== own && isClosing(sentence))
  const isSure = others.length === 0 && !partsOf(own).some((word) => OTHER.has(word))
  return { own, spans: telling.flatMap(spansIn), isSure }
}

function isFull(sentence: string): boolean {
  return sentence.trim() !== ''
}

function partsOf(sentence: string): readonly string[] {
  return fold(sentence).split(/[^\p{L}\d]+/u)
}

/** A sentence in plain letters, with a mark before each name of a month, and without the days of the week of dates. */
function marked(sentence: string): string {
  return fold(sentence)
    .replaceAll(/\p{L}{3,}/gu, (word) => (monthNamed(word) === undefined ? word : `${MARK}${word}`))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(NAMED_DAY, (whole, word: string) => (kindOf(word) === 'weekday' ? '' : whole))
}

/** The periods that a sentence names, in plain letters: those from one day to another, else those of one side. */
function spansIn(sentence: string): readonly string[] {
  const plain = marked(sentence)
  const spans = [...plain.matchAll(SPAN)].flatMap(([span]) => (isPeriod(span) ? [plainOf(span)] : []))
  return spans.length > 0 ? spans : [...plain.matchAll(ONE_SIDED)].map(([span]) => plainOf(span))
}

/** Two bare numbers are none, nor are two words that may be names of months. */
function isPeriod(span: string): boolean {
  if (span.includes(MARK)) return /\d/.test(span) || !DOUBTFUL.some((word) => span.includes(`${MARK}${word}`))
  return /\d[./-]\d+[./-]?\d*\D+\d+[./-]\d/.test(span)
}

function plainOf(span: string): string {
  return span.replaceAll(MARK, '').replace(BETWEEN, ' – ')
}
