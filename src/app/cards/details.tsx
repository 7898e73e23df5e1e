import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { recordTitle } from '#contract/standing/record-title.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import { knownZone } from '#contract/standing/standing.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useShownName } from '#core/api/shown-name.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { AreaGist } from '#records/areas/card/area-gist.tsx'
import { ClosureGist } from '#records/closures/card/closure-gist.tsx'
import { AreaCard } from '#records/areas/card/area-card.tsx'
import { useArea } from '#records/areas/use-area.ts'
import { ClosureCard } from '#records/closures/card/closure-card.tsx'
import { useClosure } from '#records/closures/use-closure.ts'
import { CardFailure } from '#core/failures/card-failure.tsx'
import { CardFrame, type CardAction } from '#core/ui/card/card.tsx'
import { AreaClosures } from '#records/closures/of-area/area-closures.tsx'
import { WildlifeSection } from '#records/closures/wildlife/wildlife-section.tsx'
import { usePageSubject } from '../use-page.ts'
import { useNamedAreas } from './area-names.ts'
import { MissingCard } from './lazy-missing-card.ts'
import { useKindName, usePendingTitle } from './pending.ts'
import { usePlaced } from './use-placed.ts'

interface Props {
  readonly selection: Selection
  /** What can be done with it beside looking at its place. */
  readonly actions: readonly CardAction[]
  readonly onClose: () => void
  readonly onZoomTo: (box: BBox) => void
  /** What is to be known of it first, beside how it stands. */
  readonly lead?: ReactNode
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

function AreaDetails({ uuid, actions, lead, onClose, onZoomTo, onPlaced }: CardProps) {
  const { query, area, known } = useArea(uuid)
  const language = useLanguage()
  usePlaced(area?.bbox, onPlaced)
  const named = area === null ? undefined : (area ?? known)
  usePageSubject(named && areaNameIn(language, named))
  const { timeZone } = useAppConfig()
  if (area == null) {
    return (
      <PendingCard
        selection={{ kind: 'area', uuid }}
        query={query}
        isMissing={area === null}
        name={known && areaNameIn(language, known)}
        onClose={onClose}
      >
        {known && <AreaGist area={known} />}
        {lead}
      </PendingCard>
    )
  }
  const { bbox: box = null, geometry: shape = null, time_zone } = area
  const zone = knownZone(time_zone, timeZone)
  const days = zone ?? 'UTC'
  return (
    <AreaCard
      area={area}
      zone={zone}
      onClose={onClose}
      onZoomTo={box === null ? null : () => onZoomTo(box)}
      actions={actions}
      failure={<CardFailure query={query} />}
      lead={lead}
      closures={<AreaClosures uuid={uuid} box={box} shape={shape} zone={days} />}
      wildlife={<WildlifeSection uuid={uuid} zone={days} />}
    />
  )
}

function ClosureDetails({ uuid, actions, lead, onClose, onZoomTo, onPlaced }: CardProps) {
  const { query, state, known } = useClosure(uuid)
  const shownName = useShownName()
  usePlaced(state?.record.bbox, onPlaced)
  usePageSubject(useTitleOf(state === null ? undefined : (state ?? known)?.record))
  const [, select] = useSelection()
  const named = useNamedAreas(state?.record.protected_area_uuids ?? [])
  if (state == null) {
    return (
      <PendingCard
        selection={{ kind: 'closure', uuid }}
        query={query}
        isMissing={state === null}
        name={known && shownName(known.record)}
        onClose={onClose}
      >
        {known && <ClosureGist state={known} />}
        {lead}
      </PendingCard>
    )
  }
  const { bbox } = state.record
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
      lead={lead}
    />
  )
}

/** The name and the dates of a closure; undefined before it is known. */
function useTitleOf(record: ClosureRecord | undefined): string | undefined {
  const language = useLanguage()
  const { standing } = useMessages()
  const shownName = useShownName()
  return record && recordTitle({ ...record, name: shownName(record) }, language, standing)
}

interface PendingProps {
  readonly selection: Selection
  readonly query: UseQueryResult
  /** The service has no such record. */
  readonly isMissing: boolean
  /** What a row has called it, where one has. */
  readonly name: string | undefined
  readonly onClose: () => void
  /** What such a row knows. */
  readonly children: ReactNode
}

/** The card before its record is there, with what is known of it, or when it is there no longer. */
function PendingCard({ selection, query, isMissing, name, onClose, children }: PendingProps) {
  const kind = useKindName(selection)
  const title = usePendingTitle(query)
  const { restNotKnown } = useCardMessages()
  if (isMissing) return <MissingCard selection={selection} onClose={onClose} />
  return (
    <CardFrame kind={kind} title={name ?? title} onClose={onClose}>
      <CardFailure query={query} {...(name !== undefined && { nothing: restNotKnown })} />
      {children}
    </CardFrame>
  )
}
