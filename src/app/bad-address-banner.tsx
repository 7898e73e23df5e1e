import { useState } from 'react'
import { useMessages } from '#i18n/messages.tsx'
import { Banner } from '#ui/banner.tsx'
import { unreadableParameters } from './bad-address.ts'

/** What could not be read of the query that the page was opened with, until it is dismissed. */
export function BadAddressBanner({ search }: { readonly search: string }) {
  const { app, filter } = useMessages()
  const [isDismissed, setDismissed] = useState(false)
  const unread = unreadableParameters(new URLSearchParams(search))
  if (isDismissed || unread.length === 0) return null
  return (
    <Banner action={{ label: app.close, onAct: () => setDismissed(true) }}>
      {filter.badAddress(unread.join(', '))}
    </Banner>
  )
}
