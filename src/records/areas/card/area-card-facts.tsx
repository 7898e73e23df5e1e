import { Fragment } from 'react'
import { areaNameIn } from '#contract/records/area-name.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { AreaName } from '#core/names/area-name.tsx'
import { useAppConfig } from '#core/api/app-config.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { formatLocalDate } from '#contract/messages/formats.ts'
import { formatArea } from '#contract/messages/numbers.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { CardField, CardFields, CardText } from '#core/ui/card/card.tsx'
import { LinkLine } from '#core/ui/links/link-line.tsx'
import { ExternalLink, shortAddress } from '#core/ui/links/external-link.tsx'

/** What is allowed and forbidden; that nothing is recorded does not mean that all is allowed. */
export function AreaRules({ rules }: Pick<AreaRecord, 'rules'>) {
  const card = useCardMessages()
  const { recordsLanguage } = useAppConfig()
  const hasRules = rules != null && rules.trim() !== ''
  return (
    <CardFields>
      <CardText
        label={card.texts.rules}
        text={hasRules ? rules : card.noRules}
        lang={hasRules ? recordsLanguage : undefined}
      />
    </CardFields>
  )
}

/** What an area is. */
export function AreaFields({ area }: { readonly area: AreaRecord }) {
  const card = useCardMessages()
  const language = useLanguage()
  const { recordsLanguage } = useAppConfig()
  const { area_km2, established_on, url } = area
  return (
    <CardFields>
      {area_km2 != null && (
        <CardField label={card.size} short>
          {formatArea(language, area_km2)}
        </CardField>
      )}
      {established_on != null && (
        <CardField label={card.established} short>
          {formatLocalDate(language, established_on)}
        </CardField>
      )}
      {area.geometry?.type === 'MultiPoint' && <CardText label={card.facts.where} text={card.placeOnly} />}
      <CardText label={card.designation} text={area.designation} lang={recordsLanguage} />
      <CardText label={card.designationStatus} text={area.designation_status} lang={recordsLanguage} />
      <CardText label={card.texts.description} text={area.description} lang={recordsLanguage} />
      <OtherNames area={area} />
      {url != null && (
        <CardField label={card.website}>
          <LinkLine>
            <ExternalLink href={url}>{shortAddress(url)}</ExternalLink>
          </LinkLine>
        </CardField>
      )}
    </CardFields>
  )
}

/** What it is called beside the names that head the card. */
function OtherNames({ area }: { readonly area: AreaRecord }) {
  const card = useCardMessages()
  const language = useLanguage()
  const told = [area.name, areaNameIn(language, area)]
  const others = [...new Set(Object.values(area.names ?? {}))].filter((other) => !told.includes(other))
  if (others.length === 0) return null
  return (
    <CardField label={card.otherNames}>
      {others.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <AreaName area={area} name={name} />
        </Fragment>
      ))}
    </CardField>
  )
}
