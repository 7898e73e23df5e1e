import { createParser } from 'nuqs'
import { useParameter } from '#core/address/use-parameter.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'

/** A place that one asks about. */
export interface Place extends LatLng {
  /** By how many metres it may be off, where a device measured it; null for one that was pointed at. */
  readonly accuracy: number | null
}

/** `position`: wherever the device is, which is asked for first. */
export type Here = Place | 'position'

const DIGITS = 5
const NUMBER = /^-?\d{1,3}(\.\d{1,12})?$/
const METRES = /^\d{1,6}$/
/** The address has room for six digits; a larger error is told as this one. */
const MOST_METRES = 999_999

/** Reads `lat/lng`, with metres of accuracy as a third number or without, or `position`; else null. */
export function parseHere(text: string): Here | null {
  if (text === 'position') return text
  const [north = '', east = '', off = null, ...rest] = text.split('/')
  if (!NUMBER.test(north) || !NUMBER.test(east) || rest.length > 0) return null
  if (off !== null && !METRES.test(off)) return null
  const [lat, lng] = [Number(north), Number(east)]
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  return { lat, lng, accuracy: off === null ? null : Number(off) }
}

/** The text that {@link parseHere} reads; five decimals are a metre. */
export function formatHere(here: Here): string {
  if (here === 'position') return here
  const { lat, lng, accuracy } = here
  const parts = [lat, lng].map((degrees) => String(Number(degrees.toFixed(DIGITS))))
  return [...parts, ...(accuracy === null ? [] : [String(Math.min(MOST_METRES, Math.ceil(accuracy)))])].join('/')
}

const parser = createParser<Here>({
  parse: parseHere,
  serialize: formatHere,
  eq: (a, b) => formatHere(a) === formatHere(b),
})

/** The place that the address asks about (`here`); asking and closing are steps of the history, finding oneself is none. */
export function useHere(): readonly [Here | null, (here: Here | null, history?: 'push' | 'replace') => void] {
  const [here, set] = useParameter('here', parser)
  return [here, (next, history = 'push') => void set(next, { history })]
}
