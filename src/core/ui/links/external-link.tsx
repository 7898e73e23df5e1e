import type { ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'

/** A link away from the app, in a tab of its own. An address that is not on the web is shown as its words alone. */
export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { app } = useMessages()
  if (!/^https?:\/\//i.test(href)) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({app.opensNewTab})</span>
    </a>
  )
}

/** "example.org/park" for an address; one with a query is shown as its host alone. */
export function shortAddress(href: string): string {
  const shown = href.includes('?') ? new URL(href).origin : href
  return shown.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}
