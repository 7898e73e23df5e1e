import { measuredAt, positionAt } from './measured.ts'

/** Ups and downs smaller than this are taken for noise, in metres. */
const LEAST_CLIMB = 10
/** Of the places along a line, the share that must have a height. */
const ENOUGH_HEIGHTS = 0.9

/** The heights along a line, at places that follow each other. All arrays are of the same length. */
export interface Profile {
  /** Metres from the start of the line. */
  readonly along: Float64Array
  /** Metres above the sea; NaN where none is known. */
  readonly ele: Float64Array
  /** Metres climbed, and gone down, since the start. */
  readonly climbed: Float64Array
  readonly descended: Float64Array
}

/** A profile as it is drawn: few enough places for a page. */
export interface ShownProfile {
  readonly along: readonly number[]
  /** Metres above the sea; NaN where none is known. */
  readonly ele: readonly number[]
  /** Metres up and down in all. */
  readonly up: number
  readonly down: number
}

/** `starts`: 1 where the line goes on elsewhere. Null where too few heights are known to tell of the whole. */
export function profileOf(along: Float64Array, ele: Float64Array, starts: Uint8Array): Profile | null {
  const known = ele.reduce((count, value) => count + (Number.isFinite(value) ? 1 : 0), 0)
  if (known === 0 || known < ele.length * ENOUGH_HEIGHTS) return null
  const falls = ele.map((value) => -value)
  return { along, ele, climbed: climbedBy(ele, starts), descended: climbedBy(falls, starts) }
}

/** Metres climbed up to each place; ups and downs below {@link LEAST_CLIMB} are left out. */
export function climbedBy(ele: Float64Array, starts: Uint8Array): Float64Array {
  const climbed = new Float64Array(ele.length)
  let anchor = NaN
  let sum = 0
  ele.forEach((here, index) => {
    if (starts[index] === 1) anchor = NaN
    if (!Number.isNaN(here)) {
      if (Number.isNaN(anchor)) anchor = here
      const rise = here - anchor
      if (Math.abs(rise) >= LEAST_CLIMB) {
        sum += Math.max(0, rise)
        anchor = here
      }
    }
    climbed[index] = sum
  })
  return climbed
}

/** Metres climbed up to a distance from the start of the line. */
export function climbedAt({ along, climbed }: Profile, metres: number): number {
  return measuredAt(climbed, positionAt(along, metres))
}

const MOST_PLACES = 1000

export function shownProfile({ along, ele, climbed, descended }: Profile): ShownProfile {
  const step = Math.max(1, Math.ceil(along.length / MOST_PLACES))
  const pick = (values: Float64Array) =>
    Array.from(values.filter((_, index) => index % step === 0 || index === values.length - 1))
  return { along: pick(along), ele: pick(ele), up: climbed.at(-1) ?? 0, down: descended.at(-1) ?? 0 }
}
