import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Uuid } from '#contract/ids.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import type { MapLayer } from '#map/map-layer.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { IconButton } from '#core/ui/icon-button.tsx'
import { CalendarPart } from './calendar/calendar-part.tsx'
import { EmbedMaker } from './embed/embed-maker.tsx'
import { EmbedPart } from './embed/embed-part.tsx'
import { useEmbeddingMessages } from './embed/messages.ts'
import { FeedPart } from './feed/feed-part.tsx'
import { LinkPart } from './link/link-part.tsx'
import { PrintPart } from './print/print-part.tsx'
import { shareClosed, type ShareReach, type ShareRequest } from './share-open.ts'
import { useAreaSubject, useClosureSubject, type Subject } from './subject.ts'
import { useShareMessages } from './messages.ts'
import styles from './share-dialog.module.css'

interface Props {
  readonly request: ShareRequest
  /** What the map shows, to draw it for paper. */
  readonly layers: readonly MapLayer[]
  /** The card of what is selected, for paper. */
  readonly card: ReactNode
}

/** How to take along what is shown: a link, a code, a calendar, feeds, a page of paper, a page of one's own. */
export function ShareDialog({ request, ...props }: Props) {
  const words = useShareMessages()
  const embedWords = useEmbeddingMessages()
  const [isEmbedding, setEmbedding] = useState(request === 'embed')
  const [selection] = useSelection()
  const reach = { view: 'view', embed: 'view', record: 'record', calendar: 'record' } as const
  const parts = {
    ...props,
    reach: reach[request],
    isCalendar: request === 'calendar',
    isEmbedding,
    onEmbed: () => setEmbedding(true),
  }
  return (
    <Frame
      title={isEmbedding ? embedWords.title : words.title}
      isWide={isEmbedding}
      back={isEmbedding && request !== 'embed' ? { label: embedWords.back, onAct: () => setEmbedding(false) } : null}
    >
      {selection === null && <Parts {...parts} subject={null} />}
      {selection?.kind === 'closure' && <OfClosure {...parts} uuid={selection.uuid} />}
      {selection?.kind === 'area' && <OfArea {...parts} uuid={selection.uuid} />}
    </Frame>
  )
}

interface FrameProps {
  readonly title: string
  readonly isWide: boolean
  /** The way to what was there before; null where nothing was. */
  readonly back: { readonly label: string; readonly onAct: () => void } | null
  readonly children: ReactNode
}

function Frame({ title, isWide, back, children }: FrameProps) {
  const { app } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(function showAboveAll() {
    dialog.current?.showModal()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, and a press beside it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide}
      aria-label={title}
      onClose={shareClosed}
      // What lies behind would hear of an Escape that is meant for the dialog.
      onKeyDown={(event) => event.stopPropagation()}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.inside}>
        <header className={styles.head} data-back={back !== null}>
          {back !== null && <IconButton icon="back" label={back.label} onClick={back.onAct} />}
          <h2 key={title} ref={focusIfLost} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={app.close} onClick={() => dialog.current?.close()} />
        </header>
        <div key={title} className={styles.body}>
          {children}
        </div>
      </div>
    </dialog>
  )
}

/** The focus was on something that is there no longer. */
function focusIfLost(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus()
}

interface PartsProps extends Omit<Props, 'request'> {
  readonly reach: ShareReach
  readonly isCalendar: boolean
  readonly isEmbedding: boolean
  readonly onEmbed: () => void
}

function OfClosure({ uuid, ...props }: PartsProps & { readonly uuid: Uuid }) {
  return <Parts {...props} subject={useClosureSubject(uuid)} />
}

function OfArea({ uuid, ...props }: PartsProps & { readonly uuid: Uuid }) {
  return <Parts {...props} subject={useAreaSubject(uuid)} />
}

function Parts({
  reach,
  layers,
  card,
  subject,
  isCalendar,
  isEmbedding,
  onEmbed,
}: PartsProps & { readonly subject: Subject | null }) {
  if (isEmbedding) return <EmbedMaker subject={subject} atFirst={reach} />
  if (isCalendar) {
    return (
      <>
        <CalendarPart closure={subject?.closure ?? null} />
        {subject?.selection.kind === 'area' && <FeedPart subject={subject} atFirst={reach} />}
      </>
    )
  }
  return (
    <>
      <LinkPart subject={subject} atFirst={reach} />
      <PrintPart subject={subject} layers={layers} card={card} />
      <CalendarPart closure={subject?.closure ?? null} />
      <FeedPart subject={subject} atFirst={reach} />
      <EmbedPart onEmbed={onEmbed} />
    </>
  )
}
