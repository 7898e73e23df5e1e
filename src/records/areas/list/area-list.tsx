import type { ReactNode } from 'react'
import type { AreaRecord } from '#contract/records/area.ts'
import { isNotLoaded } from '#core/api/loaded.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { EmptyNote, List, ListNote, NoRows, NotLoaded } from '#core/ui/list/list.tsx'
import { Rows } from '#core/ui/list/rows.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { AreaRow } from './area-row.tsx'
import { useAreaTiles } from '../area-tiles.ts'
import { useAreasInView } from '../areas-in-view.ts'
import { useAreaMessages } from '../messages.ts'
import { isAreaNarrowed, useAreaFilter } from '../filters/area-filter.ts'

/** Few stores have more areas than a map can draw. */
const DrawnNote = lazyComponent(() => import('./drawn-note.tsx'), 'DrawnNote', { quiet: true })

interface Props {
  readonly onOpen: (area: AreaRecord) => void
  /** How an area stands by what is recorded for it; null where nothing is. */
  readonly standingOf: (area: AreaRecord) => ReactNode
}

/** The protected areas of the view; with a text, those of that name anywhere. */
export function AreaList({ onOpen, standingOf }: Props) {
  const { list } = useMessages()
  const messages = useAreaMessages()
  const loaded = useAreasInView()
  const leavesOut = (useAreaTiles()?.all_from_zoom ?? 0) > 0
  const { data, isFetching, isOutdated } = loaded
  const hasFailed = isNotLoaded(loaded)
  if (data === undefined) return hasFailed ? <NoRows /> : <List busy rows={8} />
  return (
    <List busy={isFetching && isOutdated}>
      {hasFailed && <NotLoaded isFollowed={data.areas.length > 0} />}
      {leavesOut && <DrawnNote />}
      <Rows rows={data.areas} keyOf={({ uuid }) => uuid}>
        {(area) => <AreaRow key={area.uuid} area={area} standing={standingOf(area)} onSelect={() => onOpen(area)} />}
      </Rows>
      {!hasFailed && data.areas.length === 0 && <Nothing />}
      {!hasFailed && data.count > data.areas.length && (
        <ListNote>{list.beyondLimit(data.areas.length, data.count)}</ListNote>
      )}
      {data.unreadable > 0 && <ListNote>{list.unreadable(data.unreadable)}</ListNote>}
      {data.readOf !== null && <ListNote>{messages.readOf(data.readOf.read, data.readOf.all)}</ListNote>}
    </List>
  )
}

/** Why there is no area: what the filters leave out may well be recorded. */
function Nothing() {
  const { list } = useMessages()
  const messages = useAreaMessages()
  const [q] = useTextFilter()
  const { narrowing } = useAreaFilter()
  if (isAreaNarrowed(narrowing)) return <EmptyNote title={q === '' ? list.allHidden : messages.filtered(q)} />
  return <EmptyNote title={q === '' ? messages.noneInView : list.noMatch(q)} />
}
