import { useEffect, useRef, type ReactNode } from 'react'
import { formatNumber } from '#contract/messages/numbers.ts'
import { isNotLoaded } from '#core/api/loaded.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useToldNumber } from '#records/closures/told-number.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { Icon } from '#core/ui/icons/icon.tsx'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import { countName, useCountText } from './count-text.ts'
import { worstCountsFirst } from './counts.ts'
import { FullMapLink } from './full-map-link.tsx'
import { useEmbedMessages } from '../messages.ts'
import { useOpenPanels } from '../../panels/open-panels.ts'
import { hasCard } from '../../panels/stack.ts'
import styles from './embed-bar.module.css'

interface Props {
  /** How the list is opened and closed; null where the host page wants none. */
  readonly list: { readonly isOpen: boolean; readonly id: string; readonly onToggle: () => void } | null
  /** What else can be done. */
  readonly children: ReactNode
}

/** Under the map: how many closures it shows, which opens the list of them, and the way to the full map. */
export function EmbedBar({ list, children }: Props) {
  const words = useEmbedMessages()
  const bar = useFocusAfter(hasCard(useOpenPanels()))
  return (
    <footer ref={bar} className={styles.bar}>
      {list === null ? (
        <p className={styles.counts}>
          <Counts />
        </p>
      ) : (
        <button
          type="button"
          className={styles.counts}
          aria-expanded={list.isOpen}
          aria-controls={list.id}
          onClick={list.onToggle}
        >
          <span className="visually-hidden">{words.list}: </span>
          <Counts />
          <span className={styles.arrow} data-open={list.isOpen}>
            <Icon name="back" size={18} />
          </span>
        </button>
      )}
      {children}
      <FullMapLink />
    </footer>
  )
}

/** Takes the focus that is lost when a card goes that was opened from nowhere, as by the address or the map. */
function useFocusAfter(cardOpen: boolean) {
  const place = useRef<HTMLElement>(null)
  useEffect(
    function takeLostFocus() {
      const element = place.current
      if (!cardOpen || element === null) return undefined
      return () => {
        const isLost = document.activeElement === document.body
        if (isLost) element.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
      }
    },
    [cardOpen],
  )
  return place
}

function Counts() {
  const words = useEmbedMessages()
  const { more } = useMessages().filter
  const language = useLanguage()
  const isNow = useMoment().when === 'now'
  const said = useCountText()
  const told = useToldNumber()
  const loaded = useClosuresInView()
  const counts = isNotLoaded(loaded) ? [] : worstCountsFirst(loaded.data?.shown ?? {})
  if (counts.length === 0) return <span className={styles.said}>{said}</span>
  return (
    <>
      <span className="visually-hidden">{said}</span>
      <span key={said} ref={keepFitting} className={styles.statuses} aria-hidden="true">
        {counts.map(({ status, count }) => (
          <span key={status} className={styles.count}>
            <StatusIcon status={status} size={20} />
            <b>{told(formatNumber(language, count))}</b>
            <span className={styles.what}>{countName(status, isNow, words)(count)}</span>
          </span>
        ))}
        <span className={styles.others}>{told(more(counts.slice(1).reduce((sum, { count }) => sum + count, 0)))}</span>
      </span>
      <span className={styles.more} aria-hidden="true">
        …
      </span>
    </>
  )
}

/** Fits a row into its width, and anew when that or the font changes. What weighs least loses its words first. */
function keepFitting(row: HTMLElement | null) {
  if (row === null) return undefined
  const words = [...row.querySelectorAll<HTMLElement>(`.${styles.what}`)]
  const fits = () => row.scrollWidth <= row.clientWidth && row.scrollHeight <= row.clientHeight
  const fit = () => {
    row.dataset.fit = 'words'
    row.dataset.cut = 'false'
    for (let shown = words.length; shown > 0; shown--) {
      for (const [index, element] of words.entries()) element.hidden = index >= shown
      if (fits()) return
    }
    row.dataset.fit = 'worst'
    words[0]?.removeAttribute('hidden')
    if (fits()) return
    row.dataset.fit = 'numbers'
    if (fits()) return
    row.dataset.fit = 'close'
    const last = words.at(-1)?.parentElement?.getBoundingClientRect().bottom ?? 0
    row.dataset.cut = String(last > row.getBoundingClientRect().bottom)
  }
  const observer = new ResizeObserver(fit)
  observer.observe(row)
  document.fonts.addEventListener('loadingdone', fit)
  return () => {
    observer.disconnect()
    document.fonts.removeEventListener('loadingdone', fit)
  }
}
