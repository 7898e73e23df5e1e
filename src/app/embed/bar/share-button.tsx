import { useState } from 'react'
import { useSending } from '#features/share/link/sending.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useShareMessages } from '#features/share/messages.ts'
import { IconButton } from '#core/ui/icons/icon-button.tsx'
import { useCopy } from '#core/ui/hooks/use-copy.ts'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useEmbedSearch } from '../embed-address.ts'
import { fullMapPath } from './full-map.ts'
import { Address } from './full-map-link.tsx'
import styles from './embed-bar.module.css'

const SAID_MS = 5000

/** Hands on a link to the full map as it is shown here: to another app where the browser can, else to the clipboard. */
export function ShareButton() {
  const { share } = useMessages().titles
  const { link: words } = useShareMessages()
  const path = fullMapPath(useEmbedSearch(), useView()?.bounds ?? null)
  const address = new URL(path, window.location.href).href
  const { field, outcome, copy } = useCopy(address)
  const sending = useSending()
  const timer = useTimer()
  const [isFresh, setFresh] = useState(false)
  const act = () => {
    if (sending.isOffered) return sending.send(document.title, address)
    setFresh(true)
    timer.start(() => setFresh(false), SAID_MS)
    return copy()
  }
  const isSaid = isFresh && outcome === 'copied'
  const isRefused = outcome === 'refused' || sending.outcome === 'failed'
  return (
    <>
      <IconButton icon="share" label={share} onClick={act} />
      <p role="status" className={isSaid ? styles.toast : 'visually-hidden'}>
        {isSaid && words.copied}
      </p>
      {isRefused && <Address ref={field} words={words.refused} address={address} />}
    </>
  )
}
