import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ClosuresProvider, useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useWhen } from '#core/clock/moment.ts'
import { formatWhen } from '#contract/standing/when.ts'
import type { MapLayer } from '#map/map-layer.ts'
import { useView } from '#core/viewport/bounds.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { around } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { fitCamera } from '#core/viewport/fit.ts'
import { useLink } from '../link/use-link.ts'
import type { Subject } from '../subject.ts'
import { MapPicture } from './map-picture.tsx'
import type { PaperMap } from './numbers/use-numbering.ts'
import { PaperFrame } from './paper-frame.tsx'
import { sizeOf } from './paper.ts'
import type { PaperPicture } from './print-sheet.tsx'
import { RecordSheet } from './record-sheet.tsx'
import { ViewSheet } from './view-sheet.tsx'
import type { WholePart } from './whole/whole.ts'
import paper from '#core/ui/print/paper.module.css'
import tableStyles from './whole/whole-table.module.css'

const WholeTable = lazyComponent(() => import('./whole/whole-table.tsx'), 'WholeTable')

interface Props {
  readonly subject: Subject | null
  readonly layers: readonly MapLayer[]
  readonly card: ReactNode
  /** What follows the first page, all of it or a part; null: nothing. */
  readonly whole: WholePart | null
  /** Where the visitor sees how much of that is made. */
  readonly told: HTMLElement | null
  readonly onReady: () => void
  readonly onCancel: () => void
}

/** Draws the map, lays the page out, and those that follow it, and prints them. Later parts are without a first page. */
export function PrintPage(props: Props) {
  const { subject, layers, whole } = props
  const [when] = useWhen()
  const link = useLink(subject, when === 'now' ? null : formatWhen(when))
  const view = useView()
  const box = subject?.box == null ? (view?.bounds ?? null) : around(subject.box)
  const [map] = useState(() => (box === null || !hasFirstPage(whole) ? null : paperMapOf(box, subject)))
  const [picture, setPicture] = useState<{ readonly url: string | null } | null>(null)
  // Of more than were read, the map has clusters with their numbers.
  const [hasClusters] = useState(useClosuresInView().data?.cells !== null)
  const made = picture ?? (map === null ? { url: null } : null)
  if (made === null && map !== null) {
    return <MapPicture layers={layers} map={map} hasSigns={hasClusters} onDone={(url) => setPicture({ url })} />
  }
  const drawn = made?.url == null || map === null ? null : { ...map, url: made.url, hasClusters }
  return <PaperFrame>{(print) => <Pages {...props} link={link} picture={drawn} print={print} />}</PaperFrame>
}

function paperMapOf(box: BBox, subject: Subject | null): PaperMap {
  const size = sizeOf(subject)
  return { camera: fitCamera(box, size), size }
}

function hasFirstPage(whole: WholePart | null): boolean {
  return whole === null || whole.part.number === 1
}

interface PagesProps extends Props {
  readonly link: string
  readonly picture: PaperPicture | null
  readonly print: () => void
}

function Pages({ subject, layers, card, whole, told, link, picture, print, onReady, onCancel }: PagesProps) {
  const loaded = useClosuresInView()
  const isFirst = hasFirstPage(whole)
  const [isSheetReady, setSheetReady] = useState(!isFirst)
  const [isTableReady, setTableReady] = useState(whole === null)
  const isReady = isSheetReady && isTableReady
  const act = useEffectEvent(() => {
    onReady()
    // The page has to be laid out with its picture before it is printed.
    requestAnimationFrame(print)
  })
  useEffect(
    function printWhatIsReady() {
      if (isReady) act()
    },
    [isReady],
  )
  const sheet = { layers, link, picture, onReady: () => setSheetReady(true) }
  return (
    <ClosuresProvider value={whole?.loaded ?? loaded}>
      {isFirst &&
        (subject === null ? (
          <ViewSheet whole={whole} {...sheet} />
        ) : (
          <RecordSheet subject={subject} card={card} {...sheet} />
        ))}
      {whole !== null && (
        // The paper takes along the styles that are there when it is made, so these cannot come with the table.
        <div className={`${tableStyles.pages} ${paper.upright}`}>
          <WholeTable
            states={whole.loaded.data?.matching ?? []}
            part={whole.part}
            asOf={whole.asOf}
            link={link}
            told={told}
            onMade={() => setTableReady(true)}
            onCancel={onCancel}
          />
        </div>
      )}
    </ClosuresProvider>
  )
}
