import { useQuery } from '@tanstack/react-query'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { useApi } from '#api/api-context.ts'
import { useAppConfig } from '#api/app-config.ts'
import { useMoment } from '#clock/moment.ts'
import { useMessages } from '#i18n/messages.tsx'
import { hoverMoved, useHovered } from '#selection/hover.ts'
import { useSelection } from '#selection/selection-state.ts'
import { EmptyNote } from '#ui/list.tsx'
import { ClosureRow } from './closure-row.tsx'
import { closureStateWhen } from './closure-state.ts'
import { worstFirst } from './closures-in-view.ts'
import { closureListQuery } from './queries.ts'
import { endedSince } from './reach.ts'

/** The closures that name an area as theirs, worst first, wherever the map looks and whatever the filters are. */
export function AreaClosures({ uuid, box }: { readonly uuid: Uuid; readonly box: BBox }) {
  const { app, list } = useMessages()
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const hovered = useHovered()
  const [, select] = useSelection()
  const { data, error } = useQuery(
    closureListQuery(useApi(), { box, q: '', endedSince: endedSince(moment, false, {}), narrowing: {} }),
  )
  if (data === undefined) return <EmptyNote title={error === null ? app.loading : list.notLoaded} />
  const here = data.records
    .filter((record) => record.protected_area_uuids?.includes(uuid))
    .map((record) => closureStateWhen(record, moment, timeZone))
    .filter(({ status }) => status !== 'expired')
    .sort(worstFirst)
  if (here.length === 0) return <EmptyNote title={list.noneHere}>{list.followSigns}</EmptyNote>
  return here.map((state) => {
    const selection = { kind: 'closure', uuid: state.record.uuid } as const
    return (
      <ClosureRow
        key={selection.uuid}
        state={state}
        now={state.at}
        selected={false}
        hovered={hovered?.uuid === selection.uuid}
        onSelect={() => select(selection)}
        onHover={(on) => hoverMoved(on ? selection : null)}
      />
    )
  })
}
