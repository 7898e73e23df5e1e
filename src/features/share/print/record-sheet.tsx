import { useMemo, type ReactNode } from 'react'
import { knownZone } from '#contract/standing/standing.ts'
import type { BBox } from '#contract/geometry.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { RowNumbers } from '#records/closures/list/row-numbers.ts'
import { useClosuresOfArea } from '#records/closures/of-area/use-closures-of-area.ts'
import type { Subject } from '../subject.ts'
import { useSignNumbering } from './numbers/use-numbering.ts'
import { PrintFacts } from './print-facts.tsx'
import { mapWithoutSigns, PrintSheet, type SheetProps } from './print-sheet.tsx'

interface Props extends SheetProps {
  readonly subject: Subject
  readonly card: ReactNode
}

/** The page of one record: its map, and all of its card. */
export function RecordSheet({ subject, ...props }: Props) {
  const { area, box, closure } = subject
  if (area !== null && box !== null) return <OfArea area={area} box={box} {...props} />
  const own = closure === null ? NO_ROWS : [closure]
  return <WithNumbers rows={NO_ROWS} explained={closure === null ? null : own} credited={own} {...props} />
}

const NO_ROWS: readonly ClosureState[] = []

interface AreaProps extends Omit<Props, 'subject'> {
  readonly area: AreaRecord
  readonly box: BBox
}

function OfArea({ area, box, ...props }: AreaProps) {
  const { timeZone } = useAppConfig()
  const { uuid, geometry: shape = null } = area
  const { found } = useClosuresOfArea({ uuid, box, shape }, knownZone(area.time_zone, timeZone) ?? 'UTC')
  const rows = useMemo(() => (found ? [...found.live, ...found.past, ...found.reaching] : NO_ROWS), [found])
  return <WithNumbers rows={rows} explained={null} credited={rows} {...props} />
}

interface NumbersProps extends Omit<Props, 'subject'> {
  /** The closures that have a row on the card, in its order. */
  readonly rows: readonly ClosureState[]
  /** Those whose signs are explained; null: those in view. */
  readonly explained: readonly ClosureState[] | null
  readonly credited: readonly ClosureState[]
}

function WithNumbers({ rows, explained, card, ...sheet }: NumbersProps) {
  const inView = useClosuresInView().data?.matching ?? NO_ROWS
  const { marks, numberOf } = useSignNumbering(inView, rows, mapWithoutSigns(sheet.picture))
  const numbers = new Map([...numberOf].map(([{ record }, number]) => [record.uuid, number]))
  return (
    <PrintSheet {...sheet} isOfView={false} asOf={null} explained={explained ?? inView} marks={marks}>
      <RowNumbers value={numbers}>
        <PrintFacts card={card} />
      </RowNumbers>
    </PrintSheet>
  )
}
