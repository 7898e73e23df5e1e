import type { ComponentProps, ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import type { BBox } from '#contract/geometry.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import { languageOfName } from '#contract/records/name-language.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useShownName } from '#core/api/shown-name.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { CardFailure } from '#core/failures/card-failure.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { IconButton } from '#core/ui/icons/icon-button.tsx'
import { useAreaKind } from '#records/areas/area-kind.ts'
import { useArea } from '#records/areas/use-area.ts'
import { useTermsLine } from '#records/closures/card/closure-terms.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { AreaStandingLine, useAreaStandings, useIsWholeFor } from '#records/closures/of-area/area-standing-line.tsx'
import { useClosure } from '#records/closures/use-closure.ts'
import { MissingCard } from '../../cards/lazy-missing-card.ts'
import { usePendingTitle } from '../../cards/pending.ts'
import { usePlaced } from '../../cards/use-placed.ts'
import { useEmbedMessages } from '../messages.ts'
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
  const { query, state, known } = useClosure(uuid)
  usePlaced(state?.record.bbox, onPlaced)
  if (state === null) return <MissingRecord selection={{ kind: 'closure', uuid }} onClose={actions.onClose} />
  const shown = state ?? known
  return shown === undefined ? (
    <PendingBrief query={query} onClose={actions.onClose} />
  ) : (
    <ClosureLines state={shown} {...actions} />
  )
}

type Actions = Omit<Props, 'uuid' | 'onPlaced'>

function ClosureLines({ state, ...actions }: Actions & { readonly state: ClosureState }) {
  return (
    <Brief
      name={useShownName()(state.record)}
      lang={useAppConfig().recordsLanguage}
      terms={useTermsLine()(state.record)}
      {...actions}
    >
      <StatusLine state={state} />
    </Brief>
  )
}

/** An area in brief: its name and kind, and how it stands by what is recorded for it. */
export function AreaBrief({ uuid, onPlaced, ...actions }: Props) {
  const { query, area, known } = useArea(uuid)
  usePlaced(area?.bbox, onPlaced)
  if (area === null) return <MissingRecord selection={{ kind: 'area', uuid }} onClose={actions.onClose} />
  const shown = area ?? known
  return shown === undefined ? (
    <PendingBrief query={query} onClose={actions.onClose} />
  ) : (
    <AreaLines area={shown} {...actions} />
  )
}

function AreaLines({ area, ...actions }: Actions & { readonly area: AreaRecord }) {
  const { list } = useMessages()
  const language = useLanguage()
  const { name: kind } = useAreaKind(area)
  const standing = useAreaStandings()(area)
  const isWhole = useIsWholeFor()(area)
  const { noneRead } = useCardMessages()
  const { recordsLanguage } = useAppConfig()
  const name = areaNameIn(language, area)
  return (
    <Brief name={name} lang={languageOfName(name, area) ?? recordsLanguage} terms={kind} {...actions}>
      {standing === null ? isWhole ? list.noneHere : noneRead : <AreaStandingLine standing={standing} />}
    </Brief>
  )
}

interface BriefProps extends Actions {
  readonly name: string
  /** The language of the name, where it is known. */
  readonly lang: string | undefined
  readonly terms: string
  /** How it stands. */
  readonly children: ReactNode
}

function Brief({ name, lang, terms, children, onClose, onMore }: BriefProps) {
  const { app } = useMessages()
  const words = useEmbedMessages()
  return (
    <article className={styles.brief} aria-label={name} aria-live="polite">
      <h2 className={styles.name} lang={lang} dir="auto">
        {name}
      </h2>
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
  readonly query: UseQueryResult
  readonly onClose: () => void
}

/** Before its record is there. */
function PendingBrief({ query, onClose }: PendingProps) {
  const { app } = useMessages()
  return (
    <article className={styles.brief} aria-live="polite">
      <h2 className={styles.name}>{usePendingTitle(query)}</h2>
      <IconButton icon="close" label={app.close} className={styles.close} onClick={onClose} />
      <CardFailure query={query} />
    </article>
  )
}

function MissingRecord(props: ComponentProps<typeof MissingCard>) {
  return (
    <aside className={styles.card} data-whole="">
      <MissingCard {...props} />
    </aside>
  )
}
