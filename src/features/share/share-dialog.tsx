import { useState, type ReactNode } from 'react'
import type { Uuid } from '#contract/ids.ts'
import type { MapLayer } from '#map/map-layer.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { Dialog } from '#core/ui/dialog/dialog.tsx'
import { CalendarPart } from './calendar/calendar-part.tsx'
import { EmbedMaker } from './embed/embed-maker.tsx'
import { EmbedPart } from './embed/embed-part.tsx'
import { useEmbeddingMessages } from './embed/messages.ts'
import { FeedPart } from './feed/feed-part.tsx'
import { LinkPart } from './link/link-part.tsx'
import { PrintPart } from './print/print-part.tsx'
import type { PrintedPanel } from './print/printed-panel.ts'
import { shareClosed, type ShareReach, type ShareRequest } from './share-open.ts'
import { useAreaSubject, useClosureSubject, type Subject } from './subject.ts'
import { useShareMessages } from './messages.ts'

interface Props {
  readonly request: ShareRequest
  /** What the map shows, to draw it for paper. */
  readonly layers: readonly MapLayer[]
  /** The card of what is selected, for paper. */
  readonly card: ReactNode
  /** The panel that is open, where it can be printed. */
  readonly panel: PrintedPanel | null
}

/** How to take along what is shown: a link, a code, a calendar, feeds, a page of paper, a page of one's own. */
export function ShareDialog({ request, ...props }: Props) {
  const words = useShareMessages()
  const embedWords = useEmbeddingMessages()
  const [isEmbedding, setEmbedding] = useState(request === 'embed')
  const [selection] = useSelection()
  const reach = { view: 'view', embed: 'view', record: 'record', calendar: 'record', paper: 'record' } as const
  const parts = {
    ...props,
    request: isEmbedding ? 'embed' : request,
    reach: reach[request],
    onEmbed: () => setEmbedding(true),
  }
  return (
    <Dialog
      onClose={shareClosed}
      title={isEmbedding ? embedWords.title : words.title}
      isWide={isEmbedding}
      back={isEmbedding && request !== 'embed' ? { label: embedWords.back, onAct: () => setEmbedding(false) } : null}
    >
      {selection === null && <Parts {...parts} subject={null} />}
      {selection?.kind === 'closure' && <OfClosure {...parts} uuid={selection.uuid} />}
      {selection?.kind === 'area' && <OfArea {...parts} uuid={selection.uuid} />}
    </Dialog>
  )
}

interface PartsProps extends Props {
  readonly reach: ShareReach
  readonly onEmbed: () => void
}

function OfClosure({ uuid, ...props }: PartsProps & { readonly uuid: Uuid }) {
  return <Parts {...props} subject={useClosureSubject(uuid)} />
}

function OfArea({ uuid, ...props }: PartsProps & { readonly uuid: Uuid }) {
  return <Parts {...props} subject={useAreaSubject(uuid)} />
}

function Parts({
  request,
  reach,
  layers,
  card,
  panel,
  subject,
  onEmbed,
}: PartsProps & { readonly subject: Subject | null }) {
  const paper = <PrintPart subject={subject} layers={layers} card={card} panel={panel} />
  const calendar = <CalendarPart closure={subject?.closure ?? null} />
  switch (request) {
    case 'embed':
      return <EmbedMaker subject={subject} atFirst={reach} />
    case 'paper':
      return paper
    case 'calendar':
      return (
        <>
          {calendar}
          {subject?.selection.kind === 'area' && <FeedPart subject={subject} atFirst={reach} />}
        </>
      )
    case 'view':
    case 'record':
      return (
        <>
          <LinkPart subject={subject} atFirst={reach} />
          {paper}
          {calendar}
          <FeedPart subject={subject} atFirst={reach} />
          <EmbedPart onEmbed={onEmbed} />
        </>
      )
  }
}
