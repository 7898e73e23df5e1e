import type { SignKind } from '../schemas/ground-table.ts'

/** Before the kind of a sign: its picture. */
export const SIGN_OF = 'ground-'

/** The names of the ground's other pictures, as its layers use them. */
export const SIGN = {
  /** Strokes on rock and scree, and on wetland: neither dots nor slanting lines, which are said of closures. */
  stones: 'ground-stones',
  reeds: 'ground-reeds',
  tick: 'ground-tick',
  roadShield: 'ground-road-shield',
  routeShield: 'ground-route-shield',
  town: 'ground-town',
  village: 'ground-village',
} as const

/** The picture of a kind of sign. */
export function signOf(kind: SignKind): string {
  return SIGN_OF + kind
}
