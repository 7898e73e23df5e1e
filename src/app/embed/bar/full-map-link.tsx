import { useState, type MouseEvent, type RefObject } from 'react'
import { useView } from '#core/viewport/bounds.ts'
import { embedSearch, useEmbedSearch } from '../embed-address.ts'
import { fullMapPath } from './full-map.ts'
import { useEmbedMessages } from '../messages.ts'
import styles from './embed-bar.module.css'

/** Opens the whole map in a window of its own, as it is shown here. */
export function FullMapLink() {
  const words = useEmbedMessages()
  const box = useView()?.bounds ?? null
  const path = fullMapPath(useEmbedSearch(), box)
  const [isBlocked, setBlocked] = useState(false)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = fullMapPath(embedSearch(), box)
    // Only in a sandbox can a link be without effect, and nothing but its window's absence tells.
    if (self.origin !== 'null') return
    event.preventDefault()
    setBlocked(window.open(event.currentTarget.href) === null)
  }
  return (
    <>
      <a
        href={path}
        target="_blank"
        rel="noopener"
        className={styles.fullMap}
        aria-label={words.fullMap}
        onClick={open}
      >
        <span className={styles.fullMapWords}>{words.fullMap}</span>
        <svg
          width="18"
          height="18"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d="M8 4H3.5v12.5H16V12M11.5 3H17v5.5M17 3l-7.5 7.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </a>
      {isBlocked && <Address words={words.blocked} address={new URL(path, window.location.href).href} />}
    </>
  )
}

interface AddressProps {
  readonly words: string
  readonly address: string
  readonly ref?: RefObject<HTMLInputElement | null>
}

/** The address to copy, where nothing else may be done with it. */
export function Address({ words, address, ref }: AddressProps) {
  return (
    <p role="alert" className={styles.blocked}>
      <label>
        {words}
        <input ref={ref} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
    </p>
  )
}
