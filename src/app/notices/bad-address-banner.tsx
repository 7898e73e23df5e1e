import { useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { lateWords } from '#core/i18n/late-words.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { basemapsOf } from '#map/basemaps.ts'
import { Banner } from '#core/ui/banner.tsx'
import { unreadableParameters } from './bad-address.ts'

const useWords = lateWords({
  en: {
    badAddress: (names: string) => `The address held values that could not be read; they were left out: ${names}.`,
  },
  de: {
    badAddress: (names: string) =>
      `In der Adresse standen Werte, die nicht lesbar sind; sie bleiben unbeachtet: ${names}.`,
  },
})

/** What could not be read of the query that the page was opened with, until it is dismissed. */
export function BadAddressBanner({ search }: { readonly search: string }) {
  const { app } = useMessages()
  const words = useWords()
  const [isDismissed, setDismissed] = useState(false)
  const { languages, basemaps } = useAppConfig()
  const offers = { languages, basemaps: basemapsOf(basemaps).map(({ id }) => id) }
  const unread = unreadableParameters(new URLSearchParams(search), offers)
  if (isDismissed || unread.length === 0) return null
  return (
    <Banner action={{ label: app.close, onAct: () => setDismissed(true) }}>
      {words.badAddress(unread.join(', '))}
    </Banner>
  )
}
