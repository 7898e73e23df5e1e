/** The messages of how far something is, and where, in English. */
export const messages = {
  /** Clockwise from north. */
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  away: (distance: string) => `${distance} away`,
  awayTo: (distance: string, direction: string) => `${distance} ${direction}`,
  inside: 'your position is in it',
}

export type NearnessMessages = typeof messages
