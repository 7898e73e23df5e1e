import { useState, type ReactNode } from 'react'
import { useWhen } from '#core/clock/moment.ts'
import { formatWhen } from '#contract/standing/when.ts'
import type { MapLayer } from '#map/map-layer.ts'
import { useView } from '#core/viewport/bounds.ts'
import { around } from '#contract/geo/box.ts'
import { useLink } from '../link/use-link.ts'
import { Part } from '../part.tsx'
import type { ShareReach } from '../share-open.ts'
import type { Subject } from '../subject.ts'
import { useShareMessages } from '../messages.ts'
import { MapPicture } from './map-picture.tsx'
import { PaperFrame } from './paper-frame.tsx'
import { sizeOf } from './paper.ts'
import { PrintSheet } from './print-sheet.tsx'
import parts from '../part.module.css'

interface Props {
  readonly subject: Subject | null
  readonly layers: readonly MapLayer[]
  readonly card: ReactNode
}

/** One page of paper: of all in view, or of the record whose card is open. */
export function PrintPart(props: Props) {
  const { print: words } = useShareMessages()
  const [reach, setReach] = useState<ShareReach | null>(null)
  /** Counts how often a page was asked for: each is as of its time. */
  const [asked, setAsked] = useState(0)
  const [isReady, setReady] = useState(false)
  const make = (next: ShareReach) => {
    setReady(false)
    setReach(next)
    setAsked(asked + 1)
  }
  const { subject } = props
  return (
    <Part title={words.title}>
      <div className={parts.buttons}>
        {subject !== null && (
          <button type="button" className={parts.button} onClick={() => make('record')}>
            {words.page[subject.selection.kind]}
          </button>
        )}
        <button type="button" className={parts.button} onClick={() => make('view')}>
          {words.page.view}
        </button>
      </div>
      <p role="status" className={parts.said}>
        {reach !== null && (isReady ? words.ready : words.preparing)}
      </p>
      {reach !== null && (
        <Page key={asked} {...props} subject={reach === 'record' ? subject : null} onReady={() => setReady(true)} />
      )}
    </Part>
  )
}

/** Draws the map, lays the page out and prints it. */
function Page({ subject, layers, card, onReady }: Props & { readonly onReady: () => void }) {
  const [when] = useWhen()
  const link = useLink(subject, when === 'now' ? null : formatWhen(when))
  const view = useView()
  const box = subject?.box == null ? (view?.bounds ?? null) : around(subject.box)
  const [picture, setPicture] = useState<{ readonly url: string | null } | null>(null)
  const made = picture ?? (box === null ? { url: null } : null)
  if (made === null && box !== null) {
    return <MapPicture layers={layers} box={box} size={sizeOf(subject)} onDone={(url) => setPicture({ url })} />
  }
  return (
    <PaperFrame>
      {(print) => (
        <PrintSheet
          subject={subject}
          card={card}
          layers={layers}
          link={link}
          picture={made?.url ?? null}
          onReady={() => {
            onReady()
            // The page has to be laid out with its picture before it is printed.
            requestAnimationFrame(print)
          }}
        />
      )}
    </PaperFrame>
  )
}
