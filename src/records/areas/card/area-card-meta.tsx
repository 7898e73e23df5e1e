import type { AreaRecord } from '#contract/records/area.ts'
import { formatDate } from '#contract/messages/formats.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { CardMeta, CardMetaLine } from '#core/ui/card/card.tsx'
import { ExternalLink } from '#core/ui/links/external-link.tsx'
import { LicenceLink } from '#core/licences/licence-link.tsx'

interface Props {
  readonly area: AreaRecord
  readonly zone: string | null
}

/** How old the facts are, under which licence, where else the area is described, and by which clock its days are. */
export function AreaMeta({ area, zone }: Props) {
  const card = useCardMessages()
  const language = useLanguage()
  const { updated_at, licence_uri, attribution, wdpa_id } = area
  return (
    <CardMeta>
      <CardMetaLine>
        {updated_at === undefined ? null : card.updated(formatDate(language, Date.parse(updated_at), 'UTC'))}
        {licence_uri == null ? null : <LicenceLink uri={licence_uri} />}
        {wdpa_id == null ? null : (
          <ExternalLink href={`https://www.protectedplanet.net/${wdpa_id}`}>{card.wdpa(wdpa_id)}</ExternalLink>
        )}
      </CardMetaLine>
      <CardMetaLine>{attribution}</CardMetaLine>
      <CardMetaLine>{zone === null ? card.daysInUtc : card.timeZone(zone.replaceAll('_', ' '))}</CardMetaLine>
    </CardMeta>
  )
}
