import { useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { basemapsOf } from '#map/basemap/basemaps.ts'
import { Banner } from '#core/ui/banner.tsx'
import { useAppMessages } from '../messages.ts'
import { unreadableParameters } from './bad-address.ts'

/** What could not be read of the query that the page was opened with, until it is dismissed. */
export function BadAddressBanner({ search }: { readonly search: string }) {
  const { app } = useMessages()
  const { badAddress } = useAppMessages()
  const [isDismissed, setDismissed] = useState(false)
  const { languages, basemaps } = useAppConfig()
  const offers = { languages, basemaps: basemapsOf(basemaps).map(({ id }) => id) }
  const unread = unreadableParameters(new URLSearchParams(search), offers)
  if (isDismissed || unread.length === 0) return null
  return <Banner action={{ label: app.close, onAct: () => setDismissed(true) }}>{badAddress(unread.join(', '))}</Banner>
}
