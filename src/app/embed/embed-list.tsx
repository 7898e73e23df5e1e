import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { ClosureList } from '#records/closures/list/closure-list.tsx'
import { useMessages } from '#core/i18n/messages.tsx'
import { HiddenClosures } from '../filter-panel/hidden-note.tsx'
import { useOpenFromList } from '../panels/map-room.ts'
import styles from './embed-shell.module.css'

interface Props {
  readonly id: string
  /** How high its rows are, in px; null when it goes. */
  readonly onHeight: (height: number | null) => void
}

/** The closures that the map shows, as text. */
export function EmbedList({ id, onHeight }: Props) {
  const { list } = useMessages()
  const openFromList = useOpenFromList()
  const section = useRef<HTMLElement>(null)
  useContentHeight(section, onHeight)
  return (
    <section ref={section} id={id} aria-label={list.label} className={styles.list}>
      <HiddenClosures />
      <ClosureList onOpen={({ record: { uuid, bbox = null } }) => openFromList({ kind: 'closure', uuid }, bbox)} />
    </section>
  )
}

/** Tells how high what is in a section would be if nothing of it had to be scrolled. */
function useContentHeight(section: RefObject<HTMLElement | null>, onHeight: Props['onHeight']): void {
  const notify = useEffectEvent(onHeight)
  useEffect(
    function watchContent() {
      const element = section.current
      if (element === null) return undefined
      const measure = () => element.offsetHeight > 0 && notify(contentHeight(element))
      const changes = new MutationObserver(measure)
      changes.observe(element, { childList: true, subtree: true })
      const sizes = new ResizeObserver(measure)
      sizes.observe(element)
      return () => {
        changes.disconnect()
        sizes.disconnect()
        notify(null)
      }
    },
    [section],
  )
}

function contentHeight(section: HTMLElement): number {
  const rows = section.querySelector<HTMLElement>('[data-rows]')
  const last = rows?.lastElementChild
  const end = last instanceof HTMLElement ? last.offsetTop + last.offsetHeight : 0
  return (rows?.offsetTop ?? 0) - section.offsetTop + end
}
