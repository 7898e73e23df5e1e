import type { ReactNode } from 'react'
import type { AreaRecord } from '#contract/area.ts'
import { useCategories, useCountries } from '#api/lookups.ts'
import { formatArea, formatLocalDate } from '#i18n/formats.ts'
import { useLanguage, useMessages } from '#i18n/messages.tsx'
import { CardBand } from '#ui/card-band.tsx'
import { CardField, CardFields, CardFrame, CardText, type CardAction } from '#ui/card.tsx'
import { ExternalLink, shortAddress } from '#ui/external-link.tsx'
import { AreaSwatch } from '#ui/swatch.tsx'
import { AreaMeta } from './area-card-meta.tsx'
import styles from './area-card.module.css'

interface Props {
  readonly area: AreaRecord
  readonly onClose: () => void
  /** Null for an area without a place. */
  readonly onZoomTo: (() => void) | null
  /** What else can be done with it. */
  readonly actions?: readonly CardAction[]
  /** What is closed in it. */
  readonly closures?: ReactNode
}

/** All there is to know of a protected area. What its service does not tell is left out. */
export function AreaCard({ area, onClose, onZoomTo, actions = [], closures }: Props) {
  const { areas, card } = useMessages()
  const country = useCountryName(area)
  return (
    <CardFrame
      kind={country === null ? areas.one : card.kindOf(areas.one, country)}
      title={area.name}
      onClose={onClose}
      actions={onZoomTo === null ? actions : [...actions, { icon: 'zoomTo', label: card.zoomTo, onAct: onZoomTo }]}
    >
      <CategoryBand area={area} />
      <AreaFields area={area} />
      {closures != null && (
        <section className={styles.closures}>
          <h3>{card.closuresHere}</h3>
          {closures}
        </section>
      )}
      <AreaMeta area={area} />
    </CardFrame>
  )
}

function useCountryName({ country_id }: AreaRecord): string | null {
  const { card } = useMessages()
  const countries = useCountries()
  return country_id === undefined ? null : (countries.get(country_id)?.name ?? card.country(country_id))
}

function CategoryBand({ area: { category_id, iucn_category } }: { readonly area: AreaRecord }) {
  const { card, list } = useMessages()
  const category = useCategories().get(category_id ?? -1)
  const iucn = iucn_category == null ? '' : card.iucn(card.iucnNames[iucn_category])
  const name = category?.name ?? (category_id === undefined ? '' : list.category(category_id))
  const [title = '', note = ''] = [name, iucn].filter((words) => words !== '')
  if (title === '') return null
  const look = category?.family ?? 'other'
  return <CardBand look={look} icon={<AreaSwatch family={look} width={24} />} title={title} note={note} />
}

function AreaFields({ area }: { readonly area: AreaRecord }) {
  const { card } = useMessages()
  const language = useLanguage()
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
      {area.geometry?.type === 'MultiPoint' && <CardText label={card.where} text={card.placeOnly} />}
      <CardText label={card.designation} text={area.designation} />
      <CardText label={card.about} text={area.description} />
      <CardText label={card.rules} text={area.rules} />
      {url != null && (
        <CardField label={card.website}>
          <ExternalLink href={url}>{shortAddress(url)}</ExternalLink>
        </CardField>
      )}
    </CardFields>
  )
}
