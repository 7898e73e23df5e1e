/** The messages of a place in several notations, in English. */
export const messages = {
  decimal: 'Decimal',
  dms: 'Degrees',
  copy: 'Copy',
  copyForRescue: 'Copy the text for the rescue service',
  rescueTitle: (time: string) => `My position at ${time}`,
  thisPlace: 'This place',
  sharpness: (off: string) => `Accurate to ${off}`,
}

export type CoordinatesMessages = typeof messages
