import { use, useEffect, type ReactNode } from 'react'
import { loadMessages, type Language } from '#core/i18n/language.ts'
import { useLanguageState } from '#core/i18n/language-state.ts'
import { WordsProvider } from '#core/i18n/messages.tsx'
import type { Messages } from '#core/i18n/en.ts'

const loads = new Map<Language, Promise<Messages>>()

function messagesOf(language: Language): Promise<Messages> {
  const load = loads.get(language) ?? loadMessages(language)
  loads.set(language, load)
  return load
}

interface Props {
  readonly offered: readonly Language[]
  readonly children: ReactNode
}

/** Gives the app its words, once they are there. */
export function WordsGate({ offered, children }: Props) {
  const [language] = useLanguageState(offered)
  const messages = use(messagesOf(language))
  useEffect(
    function nameLanguage() {
      document.documentElement.lang = language
    },
    [language],
  )
  return <WordsProvider words={{ language, messages }}>{children}</WordsProvider>
}
