import type { Axis, Token, Unit } from './tokens.ts'

/** One of two coordinates, in degrees. */
export interface Half {
  readonly value: number
  /** How many numbers it is made of: degrees, minutes, seconds. */
  readonly parts: number
  /** What a letter or a word says that it is. */
  readonly axis: Axis | null
}

type NumberToken = Extract<Token, { kind: 'number' }>

const UNITS: readonly Unit[] = ['°', "'", '"']

/** The ways to cut the signs of a text into two coordinates. */
export function halvesOf(tokens: readonly Token[]): readonly (readonly [Half, Half])[] {
  return tokens.slice(1).flatMap((token, index) => {
    const isSeparated = token.kind === 'separator'
    const first = tokens.slice(0, index + 1)
    const second = tokens.slice(index + (isSeparated ? 2 : 1))
    const halves = [half(first), half(second)] as const
    const [a, b] = halves
    if (a === null || b === null || (a.axis === null) !== (b.axis === null)) return []
    // In bare numbers only their count says where the one coordinate ends.
    const isMarked = isSeparated || a.axis !== null || (token.kind === 'number' && token.unit === '°')
    return isMarked || a.parts === b.parts ? [[a, b] as const] : []
  })
}

/** An optional word, letter or sign; one to three numbers; an optional letter. Null for anything else. */
function half(tokens: readonly Token[]): Half | null {
  const rest = [...tokens]
  const axis = take(rest, 'axis')
  const before = take(rest, 'direction')
  const sign = take(rest, 'sign')
  const numbers: NumberToken[] = []
  for (let number = take(rest, 'number'); number !== null; number = take(rest, 'number')) numbers.push(number)
  const after = take(rest, 'direction')
  const direction = before ?? after
  const isDouble = (before !== null && after !== null) || (direction !== null && sign !== null)
  const isOther = axis !== null && direction !== null && axis.axis !== direction.axis
  const size = sizeOf(numbers)
  if (rest.length > 0 || isDouble || isOther || size === null) return null
  const factor = direction?.factor ?? sign?.factor ?? 1
  return { value: factor * size, parts: numbers.length, axis: direction?.axis ?? axis?.axis ?? null }
}

function take<K extends Token['kind']>(tokens: Token[], kind: K): Extract<Token, { kind: K }> | null {
  const [first] = tokens
  if (first === undefined || !isOfKind(first, kind)) return null
  tokens.shift()
  return first
}

function isOfKind<K extends Token['kind']>(token: Token, kind: K): token is Extract<Token, { kind: K }> {
  return token.kind === kind
}

/** Degrees, minutes and seconds in degrees; null where they are no such numbers. */
function sizeOf(numbers: readonly NumberToken[]): number | null {
  if (numbers.length === 0 || numbers.length > UNITS.length) return null
  const isSound = numbers.every(
    ({ value, whole, unit }, index) =>
      (unit === null || unit === UNITS[index]) &&
      (whole || index === numbers.length - 1) &&
      (index === 0 || value < 60),
  )
  return isSound ? numbers.reduce((sum, { value }, index) => sum + value / 60 ** index, 0) : null
}
