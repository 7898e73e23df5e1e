import type { ReactNode } from 'react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { isNotFound } from '#core/api/errors.ts'
import { useAreaKind } from '#records/areas/area-kind.ts'
import { areaDetailQuery } from '#records/areas/detail-query.ts'
import { useMoment } from '#core/clock/moment.ts'
import { AreaStandingLine, useAreaStandings } from '#records/closures/of-area/area-standing-line.tsx'
import { closureStateWhen } from '#records/closures/closure-state.ts'
import { useTermsLine } from '#records/closures/card/closure-terms.ts'
import { closureDetailQuery } from '#records/closures/detail-query.ts'
import { iconPoint } from '#records/closures/layer/features.ts'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import type { AreaRecord } from '#contract/records/area.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { CardFailure } from '#core/failures/card-failure.tsx'
import { IconButton } from '#core/ui/icon-button.tsx'
import { GoneCard } from '../cards/gone-card.tsx'
import { usePlaced } from '../cards/use-placed.ts'
import { isMissing, useShows } from './shown-record.ts'
import { useEmbedMessages } from './messages.ts'
import styles from './callout.module.css'

interface Props {
  readonly uuid: Uuid
  readonly onClose: () => void
  /** The visitor wants to know the rest. */
  readonly onMore: () => void
  /** Where it lies has become known. */
  readonly onPlaced: (box: BBox) => void
}

/** A closure in brief: its name, how it stands, why and for whom. */
export function ClosureBrief({ uuid, onPlaced, ...actions }: Props) {
  const { closures } = useMessages()
  const query = useQuery(closureDetailQuery(useApi(), useCapabilities(), uuid))
  usePlaced(query.data?.bbox, onPlaced)
  const geometry = query.data?.geometry
  useShows(uuid, query, geometry == null ? null : iconPoint(geometry))
  if (query.data == null || isNotFound(query.error)) {
    return <Pending kind={closures.one} selection={{ kind: 'closure', uuid }} query={query} onClose={actions.onClose} />
  }
  return <ClosureLines record={query.data} {...actions} />
}

type Actions = Omit<Props, 'uuid' | 'onPlaced'>

function ClosureLines({ record, ...actions }: Actions & { readonly record: ClosureRecord }) {
  const { timeZone } = useAppConfig()
  const state = closureStateWhen(record, useMoment(), timeZone)
  return (
    <Brief name={record.name} terms={useTermsLine()(record)} {...actions}>
      <StatusLine state={state} />
    </Brief>
  )
}

/** An area in brief: its name and kind, and how it stands by what is recorded for it. */
export function AreaBrief({ uuid, onPlaced, ...actions }: Props) {
  const { areas } = useMessages()
  const query = useQuery(areaDetailQuery(useApi(), uuid))
  usePlaced(query.data?.bbox, onPlaced)
  useShows(uuid, query, null)
  if (query.data === undefined || isNotFound(query.error)) {
    return <Pending kind={areas.one} selection={{ kind: 'area', uuid }} query={query} onClose={actions.onClose} />
  }
  return <AreaLines area={query.data} {...actions} />
}

function AreaLines({ area, ...actions }: Actions & { readonly area: AreaRecord }) {
  const words = useEmbedMessages()
  const kind = useAreaKind(area)
  const standing = useAreaStandings()(area.uuid)
  return (
    <Brief name={area.name} terms={kind.name} {...actions}>
      {standing === null ? words.nothing : <AreaStandingLine standing={standing} />}
    </Brief>
  )
}

interface BriefProps extends Actions {
  readonly name: string
  readonly terms: string
  /** How it stands. */
  readonly children: ReactNode
}

function Brief({ name, terms, children, onClose, onMore }: BriefProps) {
  const { app } = useMessages()
  const words = useEmbedMessages()
  return (
    <article className={styles.brief} aria-label={name} aria-live="polite">
      <h2 className={styles.name}>{name}</h2>
      <IconButton icon="close" label={app.close} className={styles.close} onClick={onClose} />
      <p className={styles.status}>{children}</p>
      {terms !== '' && <p className={styles.terms}>{terms}</p>}
      <button type="button" className={styles.more} onClick={onMore}>
        {words.details}
      </button>
    </article>
  )
}

interface PendingProps {
  readonly kind: string
  readonly selection: Parameters<typeof GoneCard>[0]['selection']
  readonly query: UseQueryResult<AreaRecord | ClosureRecord | null>
  readonly onClose: () => void
}

/** Before its record is there, or when it is there no longer. */
function Pending({ kind, selection, query, onClose }: PendingProps) {
  const { app } = useMessages()
  const card = useCardMessages()
  if (isMissing(query)) {
    return (
      <aside className={styles.card} data-whole="">
        <GoneCard kind={kind} selection={selection} onClose={onClose} />
      </aside>
    )
  }
  return (
    <article className={styles.brief} aria-live="polite">
      <h2 className={styles.name}>{query.error === null ? app.loading : card.notLoaded}</h2>
      <IconButton icon="close" label={app.close} className={styles.close} onClick={onClose} />
      <CardFailure query={query} />
    </article>
  )
}
