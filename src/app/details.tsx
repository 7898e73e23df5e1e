import { useQuery } from '@tanstack/react-query'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { Selection } from '#selection/selection.ts'
import { useApi } from '#api/api-context.ts'
import { useAppConfig } from '#api/app-config.ts'
import { useCapabilities } from '#api/capabilities.ts'
import { isNotFound } from '#api/errors.ts'
import { AreaCard } from '#areas/area-card.tsx'
import { areaDetailQuery } from '#areas/queries.ts'
import { useMoment } from '#clock/moment.ts'
import { ClosureCard } from '#closures/closure-card.tsx'
import { closureStateWhen } from '#closures/closure-state.ts'
import { closureDetailQuery } from '#closures/queries.ts'
import { useMessages } from '#i18n/messages.tsx'
import { CardFrame } from '#ui/card.tsx'
import { AreaClosures } from '#closures/area-closures.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { useAreaNames } from './area-names.ts'
import { useShareAction } from './share-action.ts'
import styles from './details.module.css'

interface Props {
  readonly selection: Selection
  readonly onClose: () => void
  readonly onZoomTo: (box: BBox) => void
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

function AreaDetails({ uuid, onClose, onZoomTo }: CardProps) {
  const { areas, failures } = useMessages()
  const share = useShareAction()
  const query = useQuery(areaDetailQuery(useApi(), uuid))
  if (query.data === undefined) {
    return <Pending kind={areas.one} unknown={failures.unknownArea} query={query} onClose={onClose} />
  }
  const { bbox } = query.data
  return (
    <AreaCard
      area={query.data}
      onClose={onClose}
      onZoomTo={bbox == null ? null : () => onZoomTo(bbox)}
      actions={[share]}
      closures={
        bbox == null ? null : (
          <ul>
            <AreaClosures uuid={uuid} box={bbox} />
          </ul>
        )
      }
    />
  )
}

function ClosureDetails({ uuid, onClose, onZoomTo }: CardProps) {
  const { closures, failures } = useMessages()
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const query = useQuery(closureDetailQuery(useApi(), useCapabilities(), uuid))
  const areaNames = useAreaNames(query.data?.protected_area_uuids ?? [])
  const share = useShareAction()
  if (query.data == null) {
    return <Pending kind={closures.one} unknown={failures.unknownClosure} query={query} onClose={onClose} />
  }
  const { bbox } = query.data
  const state = closureStateWhen(query.data, moment, timeZone)
  return (
    <ClosureCard
      state={state}
      now={state.at}
      areaNames={areaNames}
      onClose={onClose}
      onZoomTo={bbox == null ? null : () => onZoomTo(bbox)}
      actions={[share]}
    />
  )
}

interface PendingProps {
  readonly kind: string
  readonly unknown: string
  readonly query: {
    readonly data: unknown
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly onClose: () => void
}

/** The card before its record is there, and the card of a record that is not. */
function Pending({ kind, unknown, query: { data, error, isFetching, refetch }, onClose }: PendingProps) {
  const { app } = useMessages()
  const missing = data === null || isNotFound(error)
  return (
    <CardFrame kind={kind} title={missing ? unknown : app.loading} onClose={onClose}>
      {error !== null && !missing && !isFetching && (
        <div className={styles.failure}>
          <FailureBanner error={error} loadedAt={0} onRetry={() => void refetch()} />
        </div>
      )}
    </CardFrame>
  )
}
