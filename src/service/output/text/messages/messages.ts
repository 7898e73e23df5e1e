import type { Language } from '#contract/vocabulary/languages.ts'
import { messages as output } from '../../messages/messages.ts'
import { messages as de } from './de.ts'
import { messages as en, type TextMessages } from './en.ts'
import { messages as fr } from './fr.ts'
import { messages as it } from './it.ts'

const own: Readonly<Record<Language, TextMessages>> = { en, de, fr, it }

/** What a text page says in a language: what all output says too, and its own. */
export function wordsOf(language: Language) {
  return { ...output[language], text: own[language] }
}
export type Words = ReturnType<typeof wordsOf>
