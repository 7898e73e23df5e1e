import type { NearnessMessages } from './en.ts'

/** The messages of how far something is, and where, in French. */
export const messages: NearnessMessages = {
  directions: [
    'au nord',
    'au nord-est',
    'à l’est',
    'au sud-est',
    'au sud',
    'au sud-ouest',
    'à l’ouest',
    'au nord-ouest',
  ],
  away: (distance) => `à ${distance}`,
  awayTo: (distance, direction) => `${distance} ${direction}`,
  inside: 'votre position est à l’intérieur',
}
