import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { isTimeZone } from '#contract/status/zone.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { isNotFound } from '#core/api/errors.ts'
import { AreaCard } from '#records/areas/card/area-card.tsx'
import { areaDetailQuery } from '#records/areas/detail-query.ts'
import { useMoment } from '#core/clock/moment.ts'
import { ClosureCard } from '#records/closures/card/closure-card.tsx'
import { closureStateWhen } from '#records/closures/closure-state.ts'
import { closureDetailQuery } from '#records/closures/detail-query.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { CardFailure } from '#core/failures/card-failure.tsx'
import { CardFrame, type CardAction } from '#core/ui/card/card.tsx'
import { AreaClosures } from '#records/closures/of-area/area-closures.tsx'
import { WildlifeSection } from '#records/closures/wildlife/wildlife-section.tsx'
import { useNamedAreas } from './area-names.ts'
import { GoneCard } from './gone-card.tsx'
import { usePlaced } from './use-placed.ts'

interface Props {
  readonly selection: Selection
  /** What can be done with it beside looking at its place. */
  readonly actions: readonly CardAction[]
  readonly onClose: () => void
  readonly onZoomTo: (box: BBox) => void
  /** Where it lies has become known. */
  readonly onPlaced?: (box: BBox) => void
}

/** The card of what is selected. */
export function Details({ selection, ...rest }: Props) {
  return selection.kind === 'area' ? (
    <AreaDetails key={selection.uuid} uuid={selection.uuid} {...rest} />
  ) : (
    <ClosureDetails key={selection.uuid} uuid={selection.uuid} {...rest} />
  )
}

interface CardProps extends Omit<Props, 'selection'> {
  readonly uuid: Uuid
}

function AreaDetails({ uuid, actions, onClose, onZoomTo, onPlaced }: CardProps) {
  const { areas } = useMessages()
  const query = useQuery(areaDetailQuery(useApi(), uuid))
  usePlaced(query.data?.bbox, onPlaced)
  const { timeZone } = useAppConfig()
  if (query.data === undefined || isNotFound(query.error)) {
    return <Pending kind={areas.one} selection={{ kind: 'area', uuid }} query={query} onClose={onClose} />
  }
  const { bbox: box = null, time_zone } = query.data
  const zone = [time_zone, timeZone].find((name) => name != null && isTimeZone(name)) ?? null
  const days = zone ?? 'UTC'
  return (
    <AreaCard
      area={query.data}
      zone={zone}
      onClose={onClose}
      onZoomTo={box === null ? null : () => onZoomTo(box)}
      actions={actions}
      failure={<CardFailure query={query} />}
      closures={<AreaClosures uuid={uuid} box={box} zone={days} />}
      wildlife={<WildlifeSection uuid={uuid} zone={days} />}
    />
  )
}

function ClosureDetails({ uuid, actions, onClose, onZoomTo, onPlaced }: CardProps) {
  const { closures } = useMessages()
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const query = useQuery(closureDetailQuery(useApi(), useCapabilities(), uuid))
  usePlaced(query.data?.bbox, onPlaced)
  const [, select] = useSelection()
  const named = useNamedAreas(query.data?.protected_area_uuids ?? [])
  if (query.data == null || isNotFound(query.error)) {
    return <Pending kind={closures.one} selection={{ kind: 'closure', uuid }} query={query} onClose={onClose} />
  }
  const { bbox } = query.data
  const state = closureStateWhen(query.data, moment, timeZone)
  return (
    <ClosureCard
      state={state}
      areas={named.areas}
      onMoreAreas={named.askForMore}
      onOpenArea={(area) => select({ kind: 'area', uuid: area })}
      onClose={onClose}
      onZoomTo={bbox == null ? null : () => onZoomTo(bbox)}
      actions={actions}
      failure={<CardFailure query={query} />}
    />
  )
}

interface PendingProps {
  readonly kind: string
  readonly selection: Selection
  readonly query: UseQueryResult
  readonly onClose: () => void
}

/** The card before its record is there, or when it is there no longer. */
function Pending({ kind, selection, query, onClose }: PendingProps) {
  const { app } = useMessages()
  const card = useCardMessages()
  const { data, error } = query
  if (data === null || isNotFound(error)) return <GoneCard kind={kind} selection={selection} onClose={onClose} />
  return (
    <CardFrame kind={kind} title={error === null ? app.loading : card.notLoaded} onClose={onClose}>
      <CardFailure query={query} />
    </CardFrame>
  )
}
