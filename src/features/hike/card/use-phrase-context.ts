import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useHikeMessages } from '../messages.ts'
import type { PhraseContext } from './encounter-text.ts'

/** What the sentences of an answer are made with. */
export function usePhraseContext(): PhraseContext {
  return { language: useLanguage(), messages: useMessages(), words: useHikeMessages() }
}
