import { fold } from '#contract/fold.ts'
import { withoutMarkup } from '../html/without-markup.ts'
import { kindOf } from '../hours.ts'
import { monthNamed } from '../month-names.ts'

/** Days of the week as tables shorten them, from Monday on, by language. */
const SHORT = [
  'mon tue wed thu fri sat sun',
  'mon tues weds thurs fri sat sun',
  'mo di mi do fr sa so',
  'lun mar mer jeu ven sam dim',
  'lun mar mer gio ven sab dom',
  'lun mar mie jue vie sab dom',
  'ma di wo do vr za zo',
  'man tis ons tors fre lor son',
].map((week) => week.split(' '))
/** The names of days are no shorter; what is may be another word. */
const LONG = 5
const PAIR =
  /(?<!\p{L})(\p{L}{2,5})\.?(?:\s*[-–—/&+,]\s*|\s(?:to|bis|au|al|tot|and|und|et|e|y|en|och|og)\s)(\p{L}{2,5})(?!\p{L})/gu
const WHOLE_WEEK =
  /(?<!\p{L})(?:mon?(?:day|tag)?|lun(?:di|edi|es)?|ma)\.?\s*(?:[-–—]|to|bis|au|a|al|tot)\s*(?:sun(?:day)?|so(?:nntag)?|dim(?:anche)?|dom(?:enica|ingo)?|zo)(?!\p{L})/u
/** “Une semaine” is a length of time. */
const WEEK = /(?<!en )(?<!\p{L})semaines?(?!\p{L})/gu

/** The sentence of a text that tells of certain days of the week: “closed Mon–Fri”, “weekends only”; null where none does. */
export function weekdaysInText(text: string): string | null {
  const sentences = withoutMarkup(text).split(/[;!?\n]+|(?<=\p{L}{4})\.(?=\s|$)/u)
  return sentences.find((sentence) => tellsWeekdays(fold(sentence)))?.trim() ?? null
}

function tellsWeekdays(folded: string): boolean {
  if (WHOLE_WEEK.test(folded)) return false
  const plain = withoutDated(folded.replaceAll(WEEK, ' '))
  if (plain.split(/[^\p{L}]+/u).some((word) => word.length >= LONG && kindOf(word) === 'weekday')) return true
  const isWhole = SHORT.some((week) => week.includes(plain.trim().replace(/\.$/, '')))
  return isWhole || [...plain.matchAll(PAIR)].some(([, a = '', b = '']) => SHORT.some((week) => isPair(week, a, b)))
}

function isPair(week: readonly string[], ...days: readonly string[]): boolean {
  return days.every((day) => week.includes(day))
}

/** A plain text without the weekdays of dates, “until Friday, 5 March”, and without those that tell an end. */
function withoutDated(plain: string): string {
  const rest = plain.replaceAll(
    /(?<!\p{L})\p{L}{2,15}(?=[.,]{0,2}\s(?:the |den |le )?(?:(\p{L}{3,12})\.? )?\d)/gu,
    (all, month: string | undefined) => (month === undefined || monthNamed(month) !== undefined ? ' ' : all),
  )
  return undatedEndsIn(rest).reduce((text, end) => text.replace(end, ' '), rest)
}

const END =
  /(?:(?<!\p{L})(\p{L}{2,12}) )?(?<!\p{L})(?:ends|ending|until|till|endet|bis|jusqu.au?|fino a|hasta el|tot|til)(?: on| am)? (\p{L}{5,12})(?!\p{L})/gu

/** The ends in a plain text that a day of the week alone tells, of which nobody knows the date later: “Ends Wednesday”, but not “Monday until Friday”. */
export function undatedEndsIn(plain: string): readonly string[] {
  return [...plain.matchAll(END)].flatMap(([end, before = '', day = '']) =>
    kindOf(day) === 'weekday' && kindOf(before) !== 'weekday' ? [end] : [],
  )
}
