import { createContext, use, type ReactNode } from 'react'
import type { Language } from './language.ts'
import type { Messages } from './en.ts'

/** The words in use, and the language whose rules dates and numbers follow. */
export interface Words {
  readonly language: Language
  readonly messages: Messages
}

const WordsContext = createContext<Words | null>(null)

export function WordsProvider({ words, children }: { readonly words: Words; readonly children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The app's words in the visitor's language. */
export function useMessages(): Messages {
  return useWords().messages
}

export function useLanguage(): Language {
  return useWords().language
}

function useWords(): Words {
  const words = use(WordsContext)
  if (words === null) throw new Error('Wrap the app in a WordsProvider.')
  return words
}
