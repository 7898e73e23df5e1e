import { useSending } from '#share/link/sending.ts'
import { useShareEntryWords } from '#share/words/entry.ts'
import { useShareWords } from '#share/words/words.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { useView } from '#viewport/bounds.ts'
import { useEmbedSearch } from './embed-address.ts'
import { fullMapPath } from './full-map.ts'
import styles from './embed-bar.module.css'

/** Hands on a link to the full map as it is shown here: to another app where the browser can, else to the clipboard. */
export function ShareButton() {
  const { share } = useShareEntryWords()
  const { link: words } = useShareWords()
  const path = fullMapPath(useEmbedSearch(), useView()?.bounds ?? null)
  const address = new URL(path, window.location.href).href
  const { field, outcome, copy } = useCopy(address)
  const sending = useSending()
  const act = () => (sending.isOffered ? sending.send(document.title, address) : copy())
  const isRefused = outcome === 'refused' || sending.outcome === 'failed'
  return (
    <>
      <IconButton icon="share" label={share} onClick={act} />
      <p role="status" className={outcome === 'copied' ? styles.said : 'visually-hidden'}>
        {outcome === 'copied' && words.copied}
      </p>
      {isRefused && (
        <p role="alert" className={styles.blocked}>
          <label>
            {words.refused}
            <input ref={field} readOnly value={address} onFocus={() => field.current?.select()} />
          </label>
        </p>
      )}
    </>
  )
}
