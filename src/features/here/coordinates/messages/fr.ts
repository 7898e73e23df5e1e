import type { CoordinatesMessages } from './en.ts'

/** The messages of a place in several notations, in French. */
export const messages: CoordinatesMessages = {
  decimal: 'Décimal',
  dms: 'Degrés',
  copy: 'Copier',
  copyForRescue: 'Copier le texte pour les secours',
  rescueTitle: (time) => `Ma position à ${time}`,
  thisPlace: 'Ce lieu',
  sharpness: (off) => `Précise à ${off} près`,
}
