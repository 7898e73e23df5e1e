import { useEffect, useRef, type ReactNode } from 'react'
import type { Uuid } from '#contract/ids.ts'
import { useMessages } from '#i18n/messages.tsx'
import type { MapLayer } from '#map/map-layer.ts'
import { useSelection } from '#selection/selection-state.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { CalendarPart } from './calendar/calendar-part.tsx'
import { FeedPart } from './feed/feed-part.tsx'
import { LinkPart } from './link/link-part.tsx'
import { PrintPart } from './print/print-part.tsx'
import { shareClosed, type ShareReach } from './share-open.ts'
import { useAreaSubject, useClosureSubject, type Subject } from './subject.ts'
import { useShareWords } from './words/words.ts'
import styles from './share-dialog.module.css'

interface Props {
  readonly reach: ShareReach
  /** What the map shows, to draw it for paper. */
  readonly layers: readonly MapLayer[]
  /** The card of what is selected, for paper. */
  readonly card: ReactNode
}

/** How to take along what is shown: a link, a code, a calendar, feeds, a page of paper. */
export function ShareDialog(props: Props) {
  const words = useShareWords()
  const { app } = useMessages()
  const [selection] = useSelection()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(function showAboveAll() {
    dialog.current?.showModal()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, and a press beside it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.title}
      onClose={shareClosed}
      // What lies behind would hear of an Escape that is meant for the dialog.
      onKeyDown={(event) => event.stopPropagation()}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 className={styles.title}>{words.title}</h2>
          <IconButton icon="close" label={app.close} onClick={() => dialog.current?.close()} />
        </header>
        <div className={styles.body}>
          {selection === null && <Parts {...props} subject={null} />}
          {selection?.kind === 'closure' && <OfClosure {...props} uuid={selection.uuid} />}
          {selection?.kind === 'area' && <OfArea {...props} uuid={selection.uuid} />}
        </div>
      </div>
    </dialog>
  )
}

function OfClosure({ uuid, ...props }: Props & { readonly uuid: Uuid }) {
  return <Parts {...props} subject={useClosureSubject(uuid)} />
}

function OfArea({ uuid, ...props }: Props & { readonly uuid: Uuid }) {
  return <Parts {...props} subject={useAreaSubject(uuid)} />
}

function Parts({ reach, layers, card, subject }: Props & { readonly subject: Subject | null }) {
  return (
    <>
      <LinkPart subject={subject} atFirst={reach} />
      <PrintPart subject={subject} layers={layers} card={card} />
      <CalendarPart closure={subject?.closure ?? null} />
      <FeedPart />
    </>
  )
}
