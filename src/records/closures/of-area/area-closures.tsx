import type { Geometry } from 'geojson'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { useShownName } from '#core/api/shown-name.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useSelection } from '#core/selection/selection-state.ts'
import { CardFailure } from '#core/failures/card-failure.tsx'
import { Disclosure } from '#core/ui/disclosure.tsx'
import { EmptyNote } from '#core/ui/list/list.tsx'
import { Rows } from '#core/ui/list/rows.tsx'
import type { AreaClosureStates } from './area-closure-states.ts'
import type { PlacedArea } from './is-of-area.ts'
import { AreaStandingLine } from './area-standing-line.tsx'
import { standingOf } from './area-standing.ts'
import { AreaClosuresStrip } from './area-closures-strip.tsx'
import { useClosuresOfArea } from './use-closures-of-area.ts'
import { ClosureRow, useRowWords } from '../list/closure-row.tsx'
import type { ClosureState } from '../closure-state.ts'
import styles from './area-closures.module.css'

interface Props {
  readonly uuid: Uuid
  /** Null for an area without a place. */
  readonly box: BBox | null
  /** Null where it is not known. */
  readonly shape: Geometry | null
  /** IANA zone of the area. */
  readonly zone: string
}

/** The closures of an area, past and coming ones too, wherever the map looks and whatever the filters are. */
export function AreaClosures({ uuid, box, shape, zone }: Props) {
  const words = useCardMessages()
  if (box === null) return <p className={styles.note}>{words.placeUnknown}</p>
  return <Placed area={{ uuid, box, shape }} zone={zone} />
}

function Placed({ area, zone }: { readonly area: PlacedArea; readonly zone: string }) {
  const { app } = useMessages()
  const words = useCardMessages()
  const { query, found, date, since } = useClosuresOfArea(area, zone)
  return (
    <>
      <CardFailure query={query} nothing={words.closuresNotKnown} />
      {found !== undefined && <Found found={found} date={date} since={since} />}
      {query.isLoading && <EmptyNote title={app.loading} />}
    </>
  )
}

interface FoundProps {
  readonly found: AreaClosureStates
  readonly date: string
  /** The year from whose start on past ones are known. */
  readonly since: number
}

function Found({ found: { live, past, reaching, isWhole, read, count }, date, since }: FoundProps) {
  const words = useCardMessages()
  const shownName = useShownName()
  const together = live.length > 1 || !isWhole ? standingOf({ states: live, isWhole }) : null
  const all = [...live, ...past]
  const none = isWhole ? (all.length === 0 ? words.noneHere : words.noneLive) : words.noneRead
  return (
    <>
      {together !== null && (
        <p className={styles.together}>
          <AreaStandingLine standing={together} />
        </p>
      )}
      {all.length > 0 && <AreaClosuresStrip states={all} nameOf={shownName} date={date} />}
      {live.length === 0 && <EmptyNote title={none}>{words.followSigns}</EmptyNote>}
      <ClosureRows states={live} />
      {past.length > 0 && (
        <Disclosure title={words.past(past.length, since)}>
          <ClosureRows states={past} />
        </Disclosure>
      )}
      {reaching.length > 0 && <p className={styles.note}>{words.alsoReaching}</p>}
      <ClosureRows states={reaching} />
      {count > read && <p className={styles.note}>{words.beyondLimit(read, count)}</p>}
    </>
  )
}

function ClosureRows({ states }: { readonly states: readonly ClosureState[] }) {
  const [, select] = useSelection()
  const words = useRowWords()
  return (
    <Rows rows={states} keyOf={({ record }) => record.uuid}>
      {(state) => {
        const { uuid } = state.record
        return <ClosureRow key={uuid} state={state} words={words} onSelect={() => select({ kind: 'closure', uuid })} />
      }}
    </Rows>
  )
}
