import type { NearnessMessages } from './en.ts'

/** The messages of how far something is, and where, in Italian. */
export const messages: NearnessMessages = {
  directions: ['a nord', 'a nord-est', 'a est', 'a sud-est', 'a sud', 'a sud-ovest', 'a ovest', 'a nord-ovest'],
  away: (distance) => `a ${distance}`,
  awayTo: (distance, direction) => `${distance} ${direction}`,
  inside: 'la posizione è all’interno',
}
