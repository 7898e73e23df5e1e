import { isNotLoaded } from '#core/api/loaded.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { EmptyNote, List, ListNote, NoRows, NotLoaded } from '#core/ui/list/list.tsx'
import { ClosureRow } from './closure-row.tsx'
import { useClosuresInView, type ClosuresInView } from '../closures-in-view.ts'
import { useStatusFilter } from '../filters/closure-filter.ts'
import { Rows } from '#core/ui/list/rows.tsx'

/** The closures of the view, worst first, as the map shows them. */
export function ClosureList({ onOpen }: { readonly onOpen: (closure: ClosuresInView['matching'][number]) => void }) {
  const loaded = useClosuresInView()
  const { data, isFetching, isOutdated } = loaded
  const hasFailed = isNotLoaded(loaded)
  if (data === undefined) return hasFailed ? <NoRows /> : <List busy rows={8} />
  return (
    <List busy={isFetching && isOutdated}>
      {hasFailed ? <NotLoaded isFollowed={data.matching.length > 0} /> : <Beyond data={data} />}
      <Rows rows={data.matching} keyOf={({ record }) => record.uuid}>
        {(state) => <ClosureRow key={state.record.uuid} state={state} onSelect={() => onOpen(state)} />}
      </Rows>
      {!hasFailed && data.matching.length === 0 && <Nothing hidden={data.hidden} />}
      {!hasFailed && <Remarks data={data} />}
    </List>
  )
}

function Nothing({ hidden }: { readonly hidden: number }) {
  const { list } = useMessages()
  const [q] = useTextFilter()
  if (q !== '') return <EmptyNote title={list.noMatch(q)} />
  if (hidden > 0) return <EmptyNote title={list.allHidden} />
  return <EmptyNote title={list.emptyClosures}>{list.emptyClosuresNote}</EmptyNote>
}

/** That there are more than are listed. It is read before the rows are. */
function Beyond({ data: { matching, beyondLimit, count, isAtLeast } }: { readonly data: ClosuresInView }) {
  const { list } = useMessages()
  if (beyondLimit === null) return null
  return <ListNote>{list.beyondLimit(matching.length, isAtLeast ? beyondLimit : count)}</ListNote>
}

/** What the list does not show, said. */
function Remarks({ data }: { readonly data: ClosuresInView }) {
  const { list } = useMessages()
  const { filter } = useStatusFilter()
  return (
    <>
      {filter.status.includes('expired') && <ListNote>{list.expiredReach}</ListNote>}
      {data.unreadable > 0 && <ListNote>{list.unreadable(data.unreadable)}</ListNote>}
    </>
  )
}
