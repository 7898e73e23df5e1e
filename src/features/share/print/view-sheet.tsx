import { useState } from 'react'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useToldNumber } from '#records/closures/told-number.ts'
import { useClosureFilterTexts } from '../filter-text.ts'
import { useShareMessages } from '../messages.ts'
import { useNumbering } from './numbers/use-numbering.ts'
import { PrintGaps, useIsMissing } from './print-gaps.tsx'
import { MOST_ROWS, PrintList, type PrintListProps } from './print-list.tsx'
import { mapWithoutSigns, PrintSheet, type SheetProps } from './print-sheet.tsx'
import type { WholePart } from './whole/whole.ts'
import styles from './print-sheet.module.css'

interface Props extends SheetProps {
  /** The whole list of the view, which follows; null: what has no room is counted. */
  readonly whole: WholePart | null
}

/** The page of a view: its map, and its list as far as there is room. */
export function ViewSheet({ whole, ...sheet }: Props) {
  const inView = useClosuresInView().data?.matching ?? []
  const [room, setRoom] = useState(MOST_ROWS)
  const { marks, rows } = useNumbering(inView, room, mapWithoutSigns(sheet.picture))
  return (
    <PrintSheet {...sheet} isOfView asOf={whole?.asOf ?? null} explained={inView} credited={inView} marks={marks}>
      <InView whole={whole} rows={rows} onRoom={setRoom} />
    </PrintSheet>
  )
}

/** What is in view, counted and listed. */
function InView({ whole, rows, onRoom }: Pick<Props, 'whole'> & Pick<PrintListProps, 'rows' | 'onRoom'>) {
  const { print: words } = useShareMessages()
  const { data } = useClosuresInView()
  const isMissing = useIsMissing()
  const told = useToldNumber()
  const filter = useClosureFilterTexts()
  if (data === undefined || isMissing) return <PrintGaps placeless={whole?.placeless ?? null} />
  const { matching, count, hidden } = data
  return (
    <>
      <h2 className={styles.count}>{count === 0 ? words.countNone : told(words.count(count))}</h2>
      <p className={styles.filtered}>
        {filter.length > 0 && `${words.filtered(filter.join(' · '))}. `}
        {hidden > 0 && told(words.hidden(hidden))}
      </p>
      <PrintGaps placeless={whole?.placeless ?? null} />
      <PrintList rows={rows} all={matching.length} part={whole?.part ?? null} onRoom={onRoom} />
    </>
  )
}
