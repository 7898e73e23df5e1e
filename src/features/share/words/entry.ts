import { lateWords } from '#core/i18n/late-words.ts'

/** The words on what leads to taking something along; the others come when it is opened. */
export const useShareEntryWords = lateWords({
  en: { share: 'Share', ofMenu: 'Share, print, subscribe', ofFilter: 'Share, subscribe' },
  de: { share: 'Teilen', ofMenu: 'Teilen, drucken, abonnieren', ofFilter: 'Teilen, abonnieren' },
})
