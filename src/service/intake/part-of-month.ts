import { fold } from '#contract/fold.ts'
import { monthNamed } from './month-names.ts'
import words from './part-of-month.json' with { type: 'json' }

const either = (list: readonly string[]) => list.toSorted((a, b) => b.length - a.length).join('|')
const { beginning, middle, end, first_half, second_half } = words
const PART = either([...beginning, ...middle, ...end, ...first_half, ...second_half])
const OF = String.raw`(?: (?:of|de la|de|di|del|des|du|av|i|af)(?= )| (?:d['’]|dell['’])|(?<=d['’]))?`
const TEXT = new RegExp(
  String.raw`^(?:the )?(?<part>${PART})(?:${OF} (?:the month of )?|[- ]|${OF})(?<month>\p{L}{3,}?)\.?(?:,? (?:de |del )?(?<year>\d{4}))?$`,
  'u',
)

/** What stands before the name of a month in a text of a part of it, for a pattern. */
export const PARTS_OF_MONTH = String.raw`(?:${PART})(?: of| de| di| del| des| av)?[ -]`

type Side = 'first' | 'last'

/**
 * The day from which or until which a part of a month is surely meant, as a day of a year or of every year: “Ende März” ends on the
 * 31st, “début février” begins on the 1st, “1re quinzaine de mars” is from the 1st to the 15th. Null for all else, such as “Mitte
 * April”, and where it is not a part of a month.
 */
export function dayOfPart(text: string, side: Side): string | null {
  const { part = '', month = '', year } = partIn(text)
  const number = monthNamed(month)
  if (number === undefined) return null
  const last = new Date(Date.UTC(year === undefined ? 2024 : Number(year), number, 0)).getUTCDate()
  const day = daysOf(part, last)[side]
  return day === null ? null : `${year ?? '-'}-${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** “Erste Märzhälfte” is “erste Hälfte März”. */
function partIn(text: string): { readonly part?: string; readonly month?: string; readonly year?: string } {
  const plain = fold(text)
    .trim()
    .replace(/^(erste|zweite|[12]\.) (\p{L}{3,})halfte(?!\p{L})/u, '$1 halfte $2')
  return TEXT.exec(plain)?.groups ?? {}
}

function daysOf(part: string, last: number): Readonly<Record<Side, number | null>> {
  if (first_half.includes(part)) return { first: 1, last: 15 }
  if (second_half.includes(part)) return { first: 16, last }
  return { first: beginning.includes(part) ? 1 : null, last: end.includes(part) ? last : null }
}

/** Whether a text names a part of a month, be it one that has no sure days. */
export function isPartOfMonth(text: string): boolean {
  const { month = '' } = partIn(text)
  return monthNamed(month) !== undefined
}

/** Whether it names a half of one, which has a first day and a last. */
export function isHalfOfMonth(text: string): boolean {
  const { part = '' } = partIn(text)
  return isPartOfMonth(text) && [...first_half, ...second_half].includes(part)
}
