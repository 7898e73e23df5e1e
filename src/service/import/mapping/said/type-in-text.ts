import { fold } from '#contract/fold.ts'
import type { CLOSURE_TYPES } from '#contract/records/closure.ts'
import closureWords from '../closure-words.json' with { type: 'json' }
import { deniesOpening } from './denied-opening.ts'
import { wordsOfFolded } from '../phrases.ts'
import { permits } from './permission.ts'
import { withoutMarkup } from '../../../intake/html/without-markup.ts'

const { closed, closures, reopened, not_closed, lifted, still_closed, not_yet, not, not_beside, no_more, warning } =
  closureWords.sentences
const { limiting, except: exceptions, voluntary, possible } = closureWords.sentences
const closing = [...closed, ...closures]
const opening = [...reopened, ...not_closed, ...lifted]

/** What ends a sentence. A dot after a digit or before a small letter ends none: “am 3. Mai”, “voraussichtl. frei”. */
const END = /(?<!\d)\.(?!\s*\p{Ll})|[;!?\n]+/u

/** The sentences of a text without its HTML, each as its words in plain letters with spaces around. */
function sentencesOf(text: string): readonly string[] {
  const plain = withoutMarkup(text)
  return plain.split(END).map((sentence) => ` ${wordsOfFolded(fold(sentence)).join(' ')} `)
}

const saidIn = (sentence: string) => (phrase: string) => sentence.includes(` ${phrase} `)
const says = (sentence: string, phrases: readonly string[]) => phrases.some(saidIn(sentence))

const without = (sentence: string, phrases: readonly string[]) =>
  phrases.reduce((rest, phrase) => (saidIn(rest)(phrase) ? rest.replaceAll(` ${phrase} `, ' ') : rest), sentence)

/** Whether a text says that something is closed. */
export function isClosing(text: string): boolean {
  return sentencesOf(text).some((sentence) => says(without(sentence, possible), closing))
}

/** Whether a text speaks only of closures that may come: “Sperrung möglich”. */
export function isOnlyPossible(text: string): boolean {
  return sentencesOf(text).some((sentence) => says(sentence, possible)) && !isClosing(text)
}

/** Whether a text calls something closed, and not only speaks of a closure: “closed”, but not “no longer closed”. */
export function isClosed(text: string): boolean {
  return sentencesOf(text).some((sentence) => says(without(sentence, opening), closed))
}

/** Names a day on which something begins, and which may still be to come: “ab 1. August”. */
const FROM_DAY = / (?:ab|ab dem|from|des le|a partir du) \d/

/** Whether a sentence says that something is open again, but for a part of it: “reopened except at the bridge”. */
function isOpenedInPart(sentence: string): boolean {
  return opening.filter(saidIn(sentence)).some((phrase) => {
    const [, ...after] = sentence.split(` ${phrase} `)
    return says(` ${after.join(' ')}`, exceptions)
  })
}

/** Whether a sentence tells for whom or when something is not closed, as though it were so otherwise: “not closed on Sundays”. */
function isOpenAtTimes(sentence: string): boolean {
  return not_closed.some((phrase) => {
    const [, ...after] = sentence.split(` ${phrase} `)
    return after.some((rest) => limiting.includes(rest.split(' ')[0] ?? ''))
  })
}

/** Whether a sentence speaks of an opening that has not come, or not for all: “will be lifted”, “nicht aufgehoben”. */
function isHeldBack(sentence: string): boolean {
  if (says(sentence, not_yet) || FROM_DAY.test(sentence)) return true
  if (isOpenedInPart(sentence) || isOpenAtTimes(sentence)) return true
  return opening.some((phrase) => {
    const [before, ...others] = without(sentence, no_more).split(` ${phrase} `)
    if (before === undefined || others.length === 0) return false
    const denies = (word: string) => `${before} `.endsWith(` ${word} `) || ` ${others[0]}`.startsWith(` ${word} `)
    return says(`${before} `, not) || [...not, ...not_beside].some(denies)
  })
}

/**
 * Whether a text says that something is closed no longer: “reopened”, “ban lifted”. Not where it also calls something
 * closed, nor where an opening in it is denied or to come. Where it speaks of a closure, this itself must be lifted: a
 * “closure” beside something “reopened” may be of something else.
 */
export function isOpened(text: string): boolean {
  const sentences = sentencesOf(text)
  if (isClosed(text) || deniesOpening(text) || sentences.some((sentence) => says(sentence, still_closed))) return false
  const openings = sentences.filter((sentence) => says(sentence, opening))
  if (openings.length === 0 || openings.some(isHeldBack)) return false
  return openings.some((sentence) => says(sentence, lifted)) || !sentences.some((sentence) => says(sentence, closures))
}

const RESTRICTION =
  /(?<!\p{L})(?:restrict(?:ion|ions|ed|s|ive)?|limitations?|limited|einschrankung(?:en)?|eingeschrankt|beschrankung(?:en)?|restreinte?s?|restreint|limitazion[ei]|restrizion[ei]|restriccion(?:es)?|restringid[oa]s?|beperking(?:en)?|beperkt|restriktion(?:er)?|restriksjon(?:er)?)(?!\p{L})/u

/** Whether a kind speaks of a restriction, and of none that is not there: “Restricted Activity”, but not “No restrictions”. */
export function isRestriction(text: string): boolean {
  const plain = fold(text)
  return RESTRICTION.test(plain) && !isOpened(text) && !permits(text) && !deniesRestriction(plain)
}

function deniesRestriction(plain: string): boolean {
  return /(?<!\p{L})(?:no|not|none|without|keine?|ohne|aucune?|pas|sans|nessun[ao]?|senza|ningun[ao]?|sin|geen|inga?|ingen|lifted|removed|aufgehoben)(?!\p{L})/u.test(
    plain,
  )
}

/** Whether a text says that something is not open, or not all of it: “not yet open”, “reopened except at the bridge”. */
export function isNotAllOpen(text: string): boolean {
  return deniesOpening(text) || sentencesOf(text).some(isOpenedInPart)
}

/** What a title or a text says it tells of: a closure, or only a notice, such as an opening or a warning; null where neither. */
export function typeInText(text: string): (typeof CLOSURE_TYPES)[number] | null {
  if (isOpened(text) || permits(text) || isOnlyPossible(text)) return 'notice'
  const [first = ''] = sentencesOf(text)
  if (voluntary.some((words) => first.startsWith(` ${words} `)) && !isClosed(text)) return 'notice'
  if (isClosing(text) || sentencesOf(text).some(isOpenedInPart)) return 'closure'
  return warning.some((word) => first.startsWith(` ${word} `)) ? 'notice' : null
}
