import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { displayStatusLabel } from '#contract/standing/sentence.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import type { MapLayer } from '#map/map-layer.ts'
import { Swatch } from '#core/signs/swatch.tsx'
import { useWhen } from '#core/clock/moment.ts'
import { useShareMessages } from '../messages.ts'
import { NumberedMap } from './numbers/numbered-map.tsx'
import type { Mark } from './numbers/numbering.ts'
import type { PaperMap } from './numbers/use-numbering.ts'
import { PrintCredits } from './print-credits.tsx'
import { PrintHead } from './print-head.tsx'
import paper from '#core/ui/print/paper.module.css'
import styles from './print-sheet.module.css'

/** The picture of a map; but where it has clusters of more closures than were read, their signs are put over it. */
export interface PaperPicture extends PaperMap {
  readonly url: string
  readonly hasClusters: boolean
}

/** The map whose signs are put over its picture; null where there is no picture, or it has the signs itself. */
export function mapWithoutSigns(picture: PaperPicture | null): PaperMap | null {
  return picture?.hasClusters === false ? picture : null
}

export interface SheetProps {
  readonly layers: readonly MapLayer[]
  /** The address of the live view. */
  readonly link: string
  /** The picture of the map; null where it could not be drawn. */
  readonly picture: PaperPicture | null
  /** All of it is there. */
  readonly onReady: () => void
}

interface Props extends SheetProps {
  readonly isOfView: boolean
  /** When the whole list was read, in epoch ms; null: now. */
  readonly asOf: number | null
  /** The closures whose signs are explained. */
  readonly explained: readonly ClosureState[]
  /** Those whose sources are named. */
  readonly credited: readonly ClosureState[]
  readonly marks: readonly Mark<ClosureState>[]
  /** What stands under the map. */
  readonly children: ReactNode
}

/** One A4 page: what a map and a list say on the screen, as of when, and the way back to it. */
export function PrintSheet(props: Props) {
  const { layers, link, picture, onReady, isOfView, asOf, explained, credited, marks, children } = props
  const { print: words } = useShareMessages()
  const ready = useEffectEvent(onReady)
  useEffect(
    function waitForNoPicture() {
      if (picture === null) ready()
    },
    [picture],
  )
  return (
    <div className={`${styles.sheet} ${paper.upright}`}>
      <PrintHead link={link} isOfView={isOfView} asOf={asOf} />
      {picture === null ? (
        <p className={styles.noMap}>{words.noMap}</p>
      ) : (
        <div className={styles.map}>
          <img src={picture.url} alt={words.map} {...picture.size} onLoad={onReady} />
          <NumberedMap marks={marks} size={picture.size} />
        </div>
      )}
      <PrintLegend states={explained} />
      {children}
      <PrintCredits states={credited} layers={layers} link={link} />
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
