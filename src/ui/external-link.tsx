import type { ReactNode } from 'react'
import { useMessages } from '#i18n/messages.tsx'

/** A link away from the app, in a tab of its own. An address that is not on the web is shown as its words alone. */
export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { card } = useMessages()
  if (!/^https?:\/\//i.test(href)) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({card.opensNewTab})</span>
    </a>
  )
}

/** "example.org/park" for an address. */
export function shortAddress(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}
