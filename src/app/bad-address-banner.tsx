import { useState } from 'react'
import { useAppConfig } from '#api/app-config.ts'
import { useMessages } from '#i18n/messages.tsx'
import { basemapsOf } from '#map/basemaps.ts'
import { Banner } from '#ui/banner.tsx'
import { unreadableParameters } from './bad-address.ts'

/** What could not be read of the query that the page was opened with, until it is dismissed. */
export function BadAddressBanner({ search }: { readonly search: string }) {
  const { app, filter } = useMessages()
  const [isDismissed, setDismissed] = useState(false)
  const { languages, basemaps } = useAppConfig()
  const offers = { languages, basemaps: basemapsOf(basemaps).map(({ id }) => id) }
  const unread = unreadableParameters(new URLSearchParams(search), offers)
  if (isDismissed || unread.length === 0) return null
  return (
    <Banner action={{ label: app.close, onAct: () => setDismissed(true) }}>
      {filter.badAddress(unread.join(', '))}
    </Banner>
  )
}
