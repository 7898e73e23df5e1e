import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from '#core/ui/hooks/media.ts'
import { useWindowEvent } from '#core/ui/hooks/use-window-event.ts'

/** Whether the page is on its way to a printer. */
export function useIsPrinting(): boolean {
  const [isAsked, setAsked] = useState(false)
  const isPaper = useMedia('print')
  // The page is laid out for the printer, and its sheets are counted, as soon as the event is over.
  useWindowEvent('beforeprint', () => flushSync(() => setAsked(true)))
  useWindowEvent('afterprint', () => setAsked(false))
  return isAsked || isPaper
}
