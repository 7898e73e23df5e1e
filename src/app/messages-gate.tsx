import { useEffect, useState, type ReactNode } from 'react'
import { queryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { directionOf } from '#contract/messages/locale.ts'
import type { Language } from '#core/i18n/language.ts'
import { useLanguageState } from '#core/i18n/language-state.ts'
import { LanguageProvider, loadMessages, type MessagesHook } from '#core/i18n/messages.tsx'
import { LoadFailure } from '#core/ui/load-failure.tsx'

const MESSAGES = 'messages'

interface Props {
  readonly offered: readonly Language[]
  /** What the first screen needs. */
  readonly messages: readonly MessagesHook<unknown>[]
  readonly children: ReactNode
}

function messagesQuery(language: Language, messages: Props['messages']) {
  return queryOptions({
    queryKey: [MESSAGES, language],
    queryFn: async () => {
      await loadMessages(language, messages)
      return language
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

/** Gives the app its language, once its messages are there; the language before stays until then. */
export function MessagesGate({ offered, messages, children }: Props) {
  const [wanted] = useLanguageState(offered)
  const query = messagesQuery(wanted, messages)
  // In the first render, not after it.
  usePrefetchQuery(query)
  const { data, error, refetch } = useQuery(query)
  const [shown, setShown] = useState(data)
  if (data !== undefined && data !== shown) setShown(data)
  useEffect(
    function nameLanguage() {
      if (shown !== undefined) Object.assign(document.documentElement, { lang: shown, dir: directionOf(shown) })
    },
    [shown],
  )
  if (shown === undefined) {
    if (error !== null) throw error
    return null
  }
  return (
    <LanguageProvider value={shown}>
      {children}
      {error !== null && <LoadFailure onRetry={() => void refetch()} />}
    </LanguageProvider>
  )
}
