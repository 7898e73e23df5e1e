import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { CONFIG_PATH } from '#contract/site-paths.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import styles from './load-failure.module.css'

/** Says over the page that something could not be loaded: a part may have no place of its own, and its place stays empty. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { app } = useMessages()
  const isGone = useIsHostThere()
  return createPortal(
    <p role="alert" className={styles.failure}>
      {app.partFailed} {isGone && app.partGone}
      <button type="button" onClick={onRetry}>
        {app.retry}
      </button>
    </p>,
    document.body,
  )
}

/** Whether the page's host answers: then a part is missing because there is a newer page, and only then a reload helps. */
function useIsHostThere(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(function askHost() {
    const leaving = new AbortController()
    fetch(CONFIG_PATH, { cache: 'no-store', signal: leaving.signal }).then(
      ({ ok }) => setThere(ok && !leaving.signal.aborted),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return isThere
}
