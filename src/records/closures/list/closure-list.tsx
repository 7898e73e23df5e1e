import { lazy, Suspense } from 'react'
import { isNotLoaded } from '#core/api/loaded.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { ErrorBoundary } from '#core/ui/error-boundary.tsx'
import { List, ListNote, NoRows, NotLoaded } from '#core/ui/list/list.tsx'
import { Rows } from '#core/ui/list/rows.tsx'
import { useClosuresInView, type ClosuresInView } from '../closures-in-view.ts'
import { useStatusFilter } from '../filters/closure-filter.ts'
import { PlacelessGroup } from '../placeless/placeless-group.tsx'
import { ClosureRow, useRowWords } from './closure-row.tsx'
import { Nothing } from './nothing.tsx'

/** Few views have more closures than the map reads. */
const FurtherRows = lazy(async () => ({ default: (await import('./further-rows.tsx')).FurtherRows }))

interface Props {
  readonly onOpen: (closure: ClosuresInView['matching'][number]) => void
}

/** The closures of the view, worst first, as the map shows them. */
export function ClosureList({ onOpen }: Props) {
  const loaded = useClosuresInView()
  const { data, isFetching, isOutdated } = loaded
  const hasFailed = isNotLoaded(loaded)
  if (data === undefined) return hasFailed ? <NoRows /> : <List busy rows={8} />
  const goesOn = !hasFailed && data.beyondLimit !== null && data.found === null
  const isEmpty = !goesOn && data.matching.length === 0
  const isUnknown = hasFailed || (isEmpty && data.isAtLeast)
  return (
    <List busy={isFetching && isOutdated}>
      {isUnknown && <NotLoaded isFollowed={!isEmpty} />}
      {goesOn ? <AllRows data={data} onOpen={onOpen} /> : <ReadRows data={data} onOpen={onOpen} />}
      {isEmpty && !isUnknown && <Nothing hidden={data.hidden} />}
      {!hasFailed && <Remarks data={data} />}
      <PlacelessGroup onOpen={onOpen} />
    </List>
  )
}

interface RowsProps extends Props {
  readonly data: ClosuresInView
}

/** The rows of what was read for the map. */
function ReadRows({ data: { matching }, onOpen }: RowsProps) {
  const words = useRowWords()
  return (
    <Rows rows={matching} keyOf={({ record }) => record.uuid}>
      {(state) => <ClosureRow key={state.record.uuid} state={state} words={words} onSelect={() => onOpen(state)} />}
    </Rows>
  )
}

/** The rows of all that matches. */
function AllRows(props: RowsProps) {
  const { list } = useMessages()
  const { matching, beyondLimit, count, isAtLeast } = props.data
  const all = isAtLeast ? (beyondLimit ?? count) : count
  const first = (
    <>
      <ListNote>{list.beyondLimit(matching.length, all)}</ListNote>
      <ReadRows {...props} />
    </>
  )
  return (
    <ErrorBoundary fallback={first}>
      <Suspense fallback={<ReadRows {...props} />}>
        <FurtherRows {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** What the list does not show, said. */
function Remarks({ data: { unreadable } }: { readonly data: ClosuresInView }) {
  const { list } = useMessages()
  const { filter } = useStatusFilter()
  return (
    <>
      {filter.status.includes('expired') && <ListNote>{list.expiredReach}</ListNote>}
      {unreadable > 0 && <ListNote>{list.unreadable(unreadable)}</ListNote>}
    </>
  )
}
