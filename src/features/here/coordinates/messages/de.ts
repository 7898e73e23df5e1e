import type { CoordinatesMessages } from './en.ts'

/** The messages of a place in several notations, in German. */
export const messages: CoordinatesMessages = {
  decimal: 'Dezimal',
  dms: 'Grad',
  copy: 'Kopieren',
  copyForRescue: 'Text für die Rettung kopieren',
  rescueTitle: (time) => `Mein Standort um ${time}`,
  thisPlace: 'Dieser Ort',
  sharpness: (off) => `Auf ${off} genau`,
}
