import { useCallback, useState, type ReactNode } from 'react'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { useSteadyLoaded } from '#core/api/loaded.ts'
import { ClosuresProvider } from '#records/closures/closures-in-view.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { useMedia } from '#core/ui/hooks/media.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { usePrintMessages } from '#core/ui/print/messages.ts'
import { WIDE } from '#core/ui/theme/layout.ts'
import { DeskCards } from './table/desk-cards.tsx'
import { useDeskAddress } from './desk-address.ts'
import { DeskControls, type DeskSlots } from './desk-controls.tsx'
import { DeskExport } from './export/desk-export.tsx'
import { DeskNotes } from './desk-notes.tsx'
import { useIsPrinting } from './print/use-is-printing.ts'
import { DeskTable } from './table/desk-table.tsx'
import { useDesk, type Desk as DeskData } from './use-desk.ts'
import paper from '#core/ui/print/paper.module.css'
import styles from './desk.module.css'

/** Few rangers print. */
const DeskPrint = lazyComponent(() => import('./print/desk-print.tsx'), 'DeskPrint', { messages: [usePrintMessages] })

interface Props extends DeskSlots {
  /** The view of the map that the ranger comes from; null: everywhere. */
  readonly box: BBox | null
  readonly onLeaveView: () => void
  /** The card of one closure. */
  readonly renderCard: (uuid: Uuid) => ReactNode
  readonly renderFailure: (error: Error, loadedAt: number, retry: () => void) => ReactNode
}

/** The rangers’ desk: every closure and notice of the service in a table that can be filtered, sorted and taken along. */
export function Desk({ box, onLeaveView, renderCard, renderFailure, ...slots }: Props) {
  const desk = useDesk(box)
  const [{ gloves }] = useDeskAddress()
  const { now } = useMoment()
  /** What is on its way to the printer: as it was when that was asked for. */
  const [printed, setPrinted] = useState<PrintedDesk | null>(null)
  const { closures, error, isReading, loadedAt } = desk
  const [selection] = useSelection()
  const uuid = selection?.kind === 'closure' ? selection.uuid : null
  const loaded = useSteadyLoaded({ data: closures, error, isFetching: isReading, isOutdated: false, loadedAt })
  return (
    <ClosuresProvider value={loaded}>
      <div className={`${styles.desk} ${paper.across}`} data-gloves={gloves}>
        <div className={styles.list} data-covered={uuid !== null}>
          <DeskControls {...slots} due={desk.due} isWithinView={box !== null} onLeaveView={onLeaveView} />
          {desk.error !== null && (
            <div className={styles.failure}>{renderFailure(desk.error, desk.loadedAt, desk.retry)}</div>
          )}
          <div className={styles.told}>
            <DeskNotes
              desk={printed?.desk ?? desk}
              now={printed?.now ?? now}
              isPrintedWhole={printed?.isMade === true}
            />
            <DeskExport desk={desk} onPrint={() => setPrinted({ desk, now, isMade: false })} />
          </div>
          {printed?.desk.rows !== undefined && (
            <div className={styles.print}>
              <DeskPrint
                rows={printed.desk.rows}
                isMade={printed.isMade}
                onMade={(isMade) => setPrinted({ ...printed, isMade })}
                onEnd={() => setPrinted(null)}
              />
            </div>
          )}
          <Rows desk={desk} selected={uuid} isPrinted={printed?.isMade !== true} />
        </div>
        {uuid !== null && <aside className={styles.card}>{renderCard(uuid)}</aside>}
      </div>
    </ClosuresProvider>
  )
}

interface PrintedDesk {
  readonly desk: DeskData
  /** Epoch ms. */
  readonly now: number
  /** Whether the rows that are to be printed are in the page. */
  readonly isMade: boolean
}

interface RowsProps {
  readonly desk: DeskData
  readonly selected: Uuid | null
  /** Whether these are what a printer gets. */
  readonly isPrinted: boolean
}

function Rows({ desk: { rows }, selected, isPrinted }: RowsProps) {
  const isWide = useMedia(WIDE)
  const isPrinting = useIsPrinting()
  const [, select] = useSelection()
  const open = useCallback((uuid: Uuid) => select({ kind: 'closure', uuid }), [select])
  if (rows === undefined || rows.length === 0) return null
  const isTable = isWide || isPrinting
  const List = isTable ? DeskTable : DeskCards
  return (
    <div className={isTable ? styles.scroller : undefined} data-printed={isPrinted}>
      <List rows={rows} selected={selected} isPrinted={isPrinted && isPrinting} onOpen={open} />
    </div>
  )
}
