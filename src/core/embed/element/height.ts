import type { ReadAttribute } from './attributes.ts'

const USUAL = 480
const LEAST = 240
const MOST = 1200

/**
 * The height of the element in CSS pixels, from its attributes.
 *
 * @param needed what the list of the map needs; null while the map has not sent it
 */
export function heightOf(read: ReadAttribute, needed: number | null): number {
  const height = read('height')
  if (height !== 'auto') return pixels(height) ?? USUAL
  const [least, most] = [pixels(read('min-height')) ?? LEAST, pixels(read('max-height')) ?? MOST]
  return Math.max(least, Math.min(most, needed ?? USUAL))
}

function pixels(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null
}
