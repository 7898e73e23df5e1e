import type { Language } from './language.ts'
import { useLanguage } from './messages.tsx'

/** A hook for words that come with their part of the app, in every language, and not with its start. */
export function lateWords<Words>(words: Readonly<Record<Language, Words>>): () => Words {
  return function useLateWords() {
    return words[useLanguage()]
  }
}
