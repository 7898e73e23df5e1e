import type { ReactNode } from 'react'
import type { Uuid } from '#contract/ids.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useShownName } from '#core/api/shown-name.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { formatList } from '#core/i18n/list-format.ts'
import type { Language } from '#core/i18n/language.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { CardExtra } from '#core/ui/card/card-extra.tsx'
import { CardFields, CardFrame, type CardAction } from '#core/ui/card/card.tsx'
import { OrganisationBlock } from '#core/organisations/organisation-block.tsx'
import { SinceLastVisit } from '#core/visit/since-last-visit.tsx'
import { ClosureMeta } from './closure-card-meta.tsx'
import { EachDay, Valid } from './closure-card-times.tsx'
import { LawAndContact, NotAllowed, Where, Why } from './closure-card-facts.tsx'
import { Affected, type NamedArea } from './closure-card-areas.tsx'
import type { ClosureState } from '../closure-state.ts'
import { CardPaths } from '../paths/lazy-paths.ts'
import { ClosureSentence } from '../sentence/lazy-sentence.ts'
import { StatusBand } from './status-band.tsx'

interface Props {
  readonly state: ClosureState
  /** The areas that it lies in, as far as they are known. */
  readonly areas: readonly NamedArea[]
  readonly onOpenArea: (uuid: Uuid) => void
  /** Asks for more of them; null where all are asked for. */
  readonly onMoreAreas: (() => void) | null
  readonly onClose: () => void
  /** Null for a closure without a place. */
  readonly onZoomTo: (() => void) | null
  /** What else can be done with it. */
  readonly actions?: readonly CardAction[]
  /** What could not be asked for. */
  readonly failure?: ReactNode
  /** What is to be known of it first, beside how it stands. */
  readonly lead?: ReactNode
}

/** Areas that one line names. */
const NAMES = 5

/** All there is to know of a closure or notice. What its service does not tell is left out. */
export function ClosureCard({
  state,
  areas,
  onOpenArea,
  onMoreAreas,
  onClose,
  onZoomTo,
  actions = [],
  failure,
  lead,
}: Props) {
  const { filter, records, standing } = useMessages()
  const language = useLanguage()
  const card = useCardMessages()
  const shownName = useShownName()
  const { recordsLanguage } = useAppConfig()
  const { record } = state
  const count = record.protected_area_uuids?.length ?? 0
  const names = areas.map(({ name }) => name)
  const where = whereText(names, count, language, filter.more)
  const kind = record.type === 'notice' ? standing.displayStatus.notice : records.closure
  return (
    <CardFrame
      kind={where === null ? kind : card.kindOf(kind, where)}
      title={shownName(record)}
      titleLang={recordsLanguage}
      onClose={onClose}
      actions={onZoomTo === null ? actions : [...actions, { icon: 'zoomTo', label: card.zoomTo, onAct: onZoomTo }]}
    >
      {failure}
      <StatusBand state={state} />
      {lead}
      <SinceLastVisit record={record} />
      <CardFields>
        <ClosureSentence state={state} areas={names} />
        <NotAllowed record={record} />
        <Valid state={state} />
        <EachDay state={state} />
        <Where record={record} areas={where} />
        <Affected areas={areas} count={count} onOpen={onOpenArea} onMore={onMoreAreas} />
        {(record.paths?.count ?? 0) > 0 && <CardPaths state={state} />}
        <Why record={record} />
        <LawAndContact record={record} />
      </CardFields>
      <OrganisationBlock id={record.organisation_id} label={card.responsible} />
      <CardExtra extra={record.extra} />
      <ClosureMeta state={state} />
    </CardFrame>
  )
}

/** The first areas, and how many more of the `count` there are; null where none is known. */
function whereText(
  areas: readonly string[],
  count: number,
  language: Language,
  moreText: (count: number) => string,
): string | null {
  const names = areas.slice(0, NAMES)
  if (names.length === 0) return null
  const more = count - names.length
  return more > 0 ? formatList(language, [...names, moreText(more)]) : names.join(', ')
}
