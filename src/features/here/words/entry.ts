import { lateWords } from '#core/i18n/late-words.ts'

/** What the card is called where it is asked for. */
export const useHereEntryWords = lateWords({
  en: { atPosition: 'What applies at my position' },
  de: { atPosition: 'Was gilt an meinem Standort' },
})
