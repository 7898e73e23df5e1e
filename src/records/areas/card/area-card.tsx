import type { ReactNode } from 'react'
import { areaNameIn, ownNameBeside } from '#contract/records/area-name.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { languageOfName } from '#contract/records/name-language.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { nameIn, useCountries } from '#core/api/lookups.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { CardExtra } from '#core/ui/card/card-extra.tsx'
import { CardFrame, type CardAction } from '#core/ui/card/card.tsx'
import { CardSection } from '#core/ui/card/card-section.tsx'
import { OrganisationBlock } from '#core/organisations/organisation-block.tsx'
import { SinceLastVisit } from '#core/visit/since-last-visit.tsx'
import { AreaFields, AreaRules } from './area-card-facts.tsx'
import { CategoryBand } from './area-gist.tsx'
import { AreaMeta } from './area-card-meta.tsx'

interface Props {
  readonly area: AreaRecord
  /** IANA zone of its place; null where that is not known, so that its days are those of UTC. */
  readonly zone: string | null
  readonly onClose: () => void
  /** Null for an area without a place. */
  readonly onZoomTo: (() => void) | null
  /** What else can be done with it. */
  readonly actions?: readonly CardAction[]
  /** What could not be asked for. */
  readonly failure?: ReactNode
  /** What is to be known of it first, beside its kind. */
  readonly lead?: ReactNode
  /** What is closed in it. */
  readonly closures: ReactNode
  /** What lives in it. */
  readonly wildlife: ReactNode
}

/** All there is to know of a protected area. What its service does not tell is left out. */
export function AreaCard({ area, zone, onClose, onZoomTo, actions = [], ...parts }: Props) {
  const { areas } = useMessages()
  const card = useCardMessages()
  const country = useCountryName(area)
  const language = useLanguage()
  const { recordsLanguage } = useAppConfig()
  const title = areaNameIn(language, area)
  return (
    <CardFrame
      kind={country === null ? areas.one : card.kindOf(areas.one, country)}
      title={title}
      titleLang={languageOfName(title, area) ?? recordsLanguage}
      ownName={ownNameBeside(language, area)}
      ownNameLang={languageOfName(area.name, area) ?? recordsLanguage}
      onClose={onClose}
      actions={onZoomTo === null ? actions : [...actions, { icon: 'zoomTo', label: card.zoomTo, onAct: onZoomTo }]}
    >
      {parts.failure}
      <CategoryBand area={area} />
      {parts.lead}
      <SinceLastVisit record={area} />
      <CardSection title={card.closuresHere}>{parts.closures}</CardSection>
      <AreaRules rules={area.rules} />
      {parts.wildlife}
      <AreaFields area={area} />
      <OrganisationBlock id={area.organisation_id} label={card.managedBy} />
      <CardExtra extra={area.extra} />
      <AreaMeta area={area} zone={zone} />
    </CardFrame>
  )
}

function useCountryName({ country_id }: AreaRecord): string | null {
  const { list } = useMessages()
  const countries = useCountries()
  return country_id == null ? null : nameIn(countries, country_id, list.country)
}
