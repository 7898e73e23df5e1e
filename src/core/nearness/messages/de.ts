import type { NearnessMessages } from './en.ts'

/** The messages of how far something is, and where, in German. */
export const messages: NearnessMessages = {
  directions: [
    'nördlich',
    'nordöstlich',
    'östlich',
    'südöstlich',
    'südlich',
    'südwestlich',
    'westlich',
    'nordwestlich',
  ],
  away: (distance) => `${distance} entfernt`,
  awayTo: (distance, direction) => `${distance} ${direction}`,
  inside: 'Ihr Standort liegt darin',
}
