import { useCallback, type ReactNode } from 'react'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { useSteadyLoaded } from '#core/api/loaded.ts'
import { ClosuresProvider } from '#records/closures/closures-in-view.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { useMedia } from '#core/ui/hooks/media.ts'
import { WIDE } from '#core/ui/theme/layout.ts'
import { DeskCards } from './table/desk-cards.tsx'
import { DeskControls, type DeskSlots } from './desk-controls.tsx'
import { DeskExport } from './export/desk-export.tsx'
import { DeskNotes } from './desk-notes.tsx'
import { DeskTable } from './table/desk-table.tsx'
import { useDesk, type Desk as DeskData } from './use-desk.ts'
import styles from './desk.module.css'

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
  const { closures, error, isReading, loadedAt } = desk
  const [selection] = useSelection()
  const uuid = selection?.kind === 'closure' ? selection.uuid : null
  const loaded = useSteadyLoaded({ data: closures, error, isFetching: isReading, isOutdated: false, loadedAt })
  return (
    <ClosuresProvider value={loaded}>
      <div className={styles.desk}>
        <div className={styles.list} data-covered={uuid !== null}>
          <DeskControls {...slots} isWithinView={box !== null} onLeaveView={onLeaveView} />
          {desk.error !== null && (
            <div className={styles.failure}>{renderFailure(desk.error, desk.loadedAt, desk.retry)}</div>
          )}
          <div className={styles.told}>
            <DeskNotes desk={desk} />
            <DeskExport desk={desk} />
          </div>
          <Rows desk={desk} selected={uuid} />
        </div>
        {uuid !== null && <aside className={styles.card}>{renderCard(uuid)}</aside>}
      </div>
    </ClosuresProvider>
  )
}

function Rows({ desk: { rows }, selected }: { readonly desk: DeskData; readonly selected: Uuid | null }) {
  const isWide = useMedia(`${WIDE}, print`)
  const [, select] = useSelection()
  const open = useCallback((uuid: Uuid) => select({ kind: 'closure', uuid }), [select])
  if (rows === undefined || rows.length === 0) return null
  const List = isWide ? DeskTable : DeskCards
  return (
    <div className={isWide ? styles.scroller : undefined}>
      <List rows={rows} selected={selected} onOpen={open} />
    </div>
  )
}
