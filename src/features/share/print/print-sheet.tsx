import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { displayStatusLabel } from '#contract/standing/sentence.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useToldNumber } from '#records/closures/told-number.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import type { MapLayer } from '#map/map-layer.ts'
import { Swatch } from '#core/signs/swatch.tsx'
import { useWhen } from '#core/clock/moment.ts'
import { useClosureFilterTexts } from '../filter-text.ts'
import type { Subject } from '../subject.ts'
import { useShareMessages } from '../messages.ts'
import { NumberedMap } from './numbers/numbered-map.tsx'
import { useNumbering, type PaperMap } from './numbers/use-numbering.ts'
import type { WholePart } from './whole/whole.ts'
import { PrintCredits } from './print-credits.tsx'
import { PrintFacts } from './print-facts.tsx'
import { PrintGaps, useIsMissing } from './print-gaps.tsx'
import { PrintHead } from './print-head.tsx'
import { MOST_ROWS, PrintList, type PrintListProps } from './print-list.tsx'
import paper from '#core/ui/print/paper.module.css'
import styles from './print-sheet.module.css'

/** The picture of a map; but where it has clusters of more closures than were read, their signs are put over it. */
export interface PaperPicture extends PaperMap {
  readonly url: string
  readonly hasClusters: boolean
}

interface Props {
  /** The record that it is about; null: all in view. */
  readonly subject: Subject | null
  readonly card: ReactNode
  readonly layers: readonly MapLayer[]
  /** The address of the live view. */
  readonly link: string
  /** The picture of the map; null where it could not be drawn. */
  readonly picture: PaperPicture | null
  /** The whole list of the view, which follows; null: what has no room is counted. */
  readonly whole: WholePart | null
  /** All of it is there. */
  readonly onReady: () => void
}

/** One A4 page: what a map and a list say on the screen, as of when, and the way back to it. */
export function PrintSheet({ subject, card, layers, link, picture, whole, onReady }: Props) {
  const { print: words } = useShareMessages()
  const { data } = useClosuresInView()
  const inView = data?.matching ?? []
  const [room, setRoom] = useState(MOST_ROWS)
  const own = subject?.closure == null ? [] : [subject.closure]
  const listed = subject === null ? room : 0
  const { marks, rows } = useNumbering(inView, listed, picture?.hasClusters === false ? picture : null)
  const ready = useEffectEvent(onReady)
  useEffect(
    function waitForNoPicture() {
      if (picture === null) ready()
    },
    [picture],
  )
  return (
    <div className={`${styles.sheet} ${paper.upright}`}>
      <PrintHead link={link} isOfView={subject === null} asOf={whole?.asOf ?? null} />
      {picture === null ? (
        <p className={styles.noMap}>{words.noMap}</p>
      ) : (
        <div className={styles.map}>
          <img src={picture.url} alt={words.map} {...picture.size} onLoad={onReady} />
          <NumberedMap marks={marks} size={picture.size} />
        </div>
      )}
      <PrintLegend states={subject?.closure == null ? inView : own} />
      {subject === null ? <InView whole={whole} rows={rows} onRoom={setRoom} /> : <PrintFacts card={card} />}
      <PrintCredits states={subject === null ? inView : own} layers={layers} link={link} />
    </div>
  )
}

/** The signs of what is told of. */
function PrintLegend({ states }: { readonly states: readonly ClosureState[] }) {
  const { standing } = useMessages()
  const [when] = useWhen()
  const met = new Set(states.map(({ displayStatus }) => displayStatus))
  if (met.size === 0) return null
  return (
    <ul className={styles.legend}>
      {DISPLAY_STATUSES.filter((status) => met.has(status)).map((status) => (
        <li key={status}>
          <Swatch status={status} />
          {displayStatusLabel(status, when === 'now', standing)}
        </li>
      ))}
    </ul>
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
