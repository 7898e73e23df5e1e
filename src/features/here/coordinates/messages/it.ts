import type { CoordinatesMessages } from './en.ts'

/** The messages of a place in several notations, in Italian. */
export const messages: CoordinatesMessages = {
  decimal: 'Decimali',
  dms: 'Gradi',
  copy: 'Copia',
  copyForRescue: 'Copia il testo per il soccorso',
  rescueTitle: (time) => `La mia posizione alle ${time}`,
  thisPlace: 'Questo luogo',
  sharpness: (off) => `Precisa entro ${off}`,
}
