import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ClosuresProvider, useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useWhen } from '#core/clock/moment.ts'
import { formatWhen } from '#contract/standing/when.ts'
import type { MapLayer } from '#map/map-layer.ts'
import { useView } from '#core/viewport/bounds.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { around } from '#contract/geo/box.ts'
import { useLink } from '../link/use-link.ts'
import type { Subject } from '../subject.ts'
import { MapPicture } from './map-picture.tsx'
import { PaperFrame } from './paper-frame.tsx'
import { sizeOf } from './paper.ts'
import { PrintSheet } from './print-sheet.tsx'
import type { Whole } from './whole/whole.ts'
import tableStyles from './whole/whole-table.module.css'

const WholeTable = lazyComponent(() => import('./whole/whole-table.tsx'), 'WholeTable')

interface Props {
  readonly subject: Subject | null
  readonly layers: readonly MapLayer[]
  readonly card: ReactNode
  /** What follows the first page; null: nothing. */
  readonly whole: Whole | null
  /** Where the visitor sees how much of that is made. */
  readonly told: HTMLElement | null
  readonly onReady: () => void
  readonly onCancel: () => void
}

/** Draws the map, lays the page out, and those that follow it, and prints them. */
export function PrintPage(props: Props) {
  const { subject, layers } = props
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
    <PaperFrame>{(print) => <Pages {...props} link={link} picture={made?.url ?? null} print={print} />}</PaperFrame>
  )
}

interface PagesProps extends Props {
  readonly link: string
  readonly picture: string | null
  readonly print: () => void
}

function Pages({ subject, layers, card, whole, told, link, picture, print, onReady, onCancel }: PagesProps) {
  const loaded = useClosuresInView()
  const [isSheetReady, setSheetReady] = useState(false)
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
  const sheet = { subject, card, layers, link, picture, whole, onReady: () => setSheetReady(true) }
  return (
    <ClosuresProvider value={whole?.loaded ?? loaded}>
      <PrintSheet {...sheet} />
      {whole !== null && (
        // The paper takes along the styles that are there when it is made, so these cannot come with the table.
        <div className={tableStyles.pages}>
          <WholeTable
            states={whole.loaded.data?.matching ?? []}
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
