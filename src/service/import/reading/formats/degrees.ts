/** An axis: which letters stand for its two halves, the negative one last, and how it may be written. */
export interface Axis {
  readonly halves: readonly [string, string]
  readonly example: string
}

export const LATITUDE: Axis = { halves: ['N', 'S'], example: '50°06′00″N' }
/** Not by O, which is east in German and west in French. */
export const LONGITUDE: Axis = { halves: ['E', 'W'], example: '10°12′36″E' }

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const PARTS = new RegExp(
  String.raw`^(?<before>[A-Z])?\s*(?<sign>[-−])?(?<degrees>${NUMBER})(?:(?<mark>\s*[°º]\s*|\s+)` +
    String.raw`(?:(?<minutes>${NUMBER})(?:(?:\s*['′’]\s*|\s+)(?:(?<seconds>${NUMBER})\s*(?:["″”]|['′’]{2})?)?)?)?)?\s*(?<after>[A-Z])?$`,
  'i',
)

/** Degrees with a decimal point or comma, or with minutes and seconds and the letter of a half; NaN for anything else. */
export function degreesOf(text: string, { halves }: Axis): number {
  if (text === '') return NaN
  const plain = numberOf(text)
  if (Number.isFinite(plain)) return plain
  const { before, after, sign, mark = '', ...parts } = PARTS.exec(text)?.groups ?? {}
  const half = (before ?? after)?.toUpperCase()
  const isMarked = half !== undefined || mark.trim() !== ''
  const isOnce = before === undefined || after === undefined
  const isHalf = half === undefined || (halves.includes(half) && sign === undefined)
  if (!isMarked || !isOnce || !isHalf) return NaN
  const value = sexagesimal([parts.degrees, parts.minutes, parts.seconds].filter((part) => part !== undefined))
  return sign !== undefined || half === halves[1] ? -value : value
}

/** NaN where a part before another has a fraction, or one that is a sixtieth is too large. */
function sexagesimal(parts: readonly string[]): number {
  const values = parts.map(numberOf)
  const isWell = values.every(
    (value, at) => (at === 0 || value < 60) && (at === values.length - 1 || Number.isInteger(value)),
  )
  return isWell ? values.reduce((sum, value, at) => sum + value / 60 ** at, 0) : NaN
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}
