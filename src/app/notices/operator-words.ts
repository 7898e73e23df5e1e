import { lateWords } from '#core/i18n/late-words.ts'

const en = {
  region: (name: string) => `Region: ${name}. Lists and counts leave out the rest of the world.`,
  announcement: 'Announcement',
}

const de: typeof en = {
  region: (name) => `Region: ${name}. Listen und Zahlen lassen den Rest der Welt aus.`,
  announcement: 'Mitteilung',
}

/** The words around what the operator says, in the visitor’s language. */
export const useOperatorWords = lateWords({ en, de })
