import { useQuery } from '@tanstack/react-query'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { useApi } from '#core/api/api-context.ts'
import { useMoment } from '#core/clock/moment.ts'
import { wallTimeAt } from '#contract/standing/when.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useSelection } from '#core/selection/selection-state.ts'
import { CardFailure } from '#core/failures/card-failure.tsx'
import { Disclosure } from '#core/ui/disclosure.tsx'
import { EmptyNote } from '#core/ui/list/list.tsx'
import { Rows } from '#core/ui/list/rows.tsx'
import { useAreaClosureStates, type AreaClosureStates, type StandingClosures } from './area-closure-states.ts'
import { AreaStandingLine } from './area-standing-line.tsx'
import { areaStanding } from './area-standing.ts'
import { AreaClosuresStrip } from './area-closures-strip.tsx'
import { ClosureRow } from '../list/closure-row.tsx'
import type { ClosureState } from '../closure-state.ts'
import { closureListQuery } from '../queries.ts'
import styles from './area-closures.module.css'

interface Props {
  readonly uuid: Uuid
  /** Null for an area without a place. */
  readonly box: BBox | null
  /** IANA zone of the area. */
  readonly zone: string
}

/** The closures of an area, past and coming ones too, wherever the map looks and whatever the filters are. */
export function AreaClosures({ uuid, box, zone }: Props) {
  const words = useCardMessages()
  return box === null ? <p className={styles.note}>{words.placeUnknown}</p> : <Placed {...{ uuid, box, zone }} />
}

function Placed({ uuid, box, zone }: Props & { readonly box: BBox }) {
  const { app } = useMessages()
  const words = useCardMessages()
  const { date } = wallTimeAt(useMoment(), zone)
  const since = Number(date.slice(0, 4)) - 1
  const request = { box, q: '', endedSince: `${since}-01-01`, narrowing: {} }
  const query = useQuery(closureListQuery(useApi(), request))
  const found = useAreaClosureStates(query.data ?? null, uuid, box)
  return (
    <>
      <CardFailure query={query} nothing={words.closuresNotKnown} />
      {found !== null && <Found found={found} date={date} since={since} />}
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

function Found({ found: { named, around, read, count }, date, since }: FoundProps) {
  const words = useCardMessages()
  const together = named.live.length > 1 ? areaStanding(named.live) : null
  const all = [...named.live, ...around.live, ...named.past, ...around.past]
  return (
    <>
      {together !== null && (
        <p className={styles.together}>
          <AreaStandingLine standing={together} />
        </p>
      )}
      {all.length > 0 && <AreaClosuresStrip states={all} date={date} />}
      {named.live.length + around.live.length === 0 && (
        <EmptyNote title={all.length === 0 ? words.noneHere : words.noneLive}>{words.followSigns}</EmptyNote>
      )}
      <Standing closures={named} since={since} />
      {around.live.length + around.past.length > 0 && <p className={styles.note}>{words.aroundOnly}</p>}
      <Standing closures={around} since={since} />
      {count > read && <p className={styles.note}>{words.beyondLimit(read, count)}</p>}
    </>
  )
}

function Standing({
  closures: { live, past },
  since,
}: {
  readonly closures: StandingClosures
  readonly since: number
}) {
  const words = useCardMessages()
  return (
    <>
      <ClosureRows states={live} />
      {past.length > 0 && (
        <Disclosure title={words.past(past.length, since)}>
          <ClosureRows states={past} />
        </Disclosure>
      )}
    </>
  )
}

function ClosureRows({ states }: { readonly states: readonly ClosureState[] }) {
  const [, select] = useSelection()
  return (
    <Rows rows={states} keyOf={({ record }) => record.uuid}>
      {(state) => {
        const { uuid } = state.record
        return <ClosureRow key={uuid} state={state} onSelect={() => select({ kind: 'closure', uuid })} />
      }}
    </Rows>
  )
}
