import { useSourceName, useSources } from '#core/api/lookups.ts'
import { formatDate } from '#contract/messages/formats.ts'
import { capitalised } from '#contract/messages/grammar.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { CardMeta, CardMetaLine } from '#core/ui/card/card.tsx'
import { ExternalLink } from '#core/ui/links/external-link.tsx'
import { LicenceLink } from '#core/licences/licence-link.tsx'
import type { ClosureState } from '../closure-state.ts'

/** Whose word it is, how old, under which licence, and by which clock. */
export function ClosureMeta({ state }: { readonly state: ClosureState }) {
  const card = useCardMessages()
  const language = useLanguage()
  const { standing, sourceLabel } = useMessages()
  const { is_binding, source_id, updated_at, licence_uri, attribution } = state.record
  const nameOf = useSourceName()
  const source = useSources().get(source_id ?? -1)
  const link = state.record.url ?? source?.url
  const zone = state.zone
  return (
    <CardMeta>
      <CardMetaLine>
        {is_binding === undefined ? null : is_binding ? card.binding : card.advice}
        {source_id === undefined ? null : nameOf(source_id)}
      </CardMetaLine>
      <CardMetaLine>
        {updated_at === undefined ? null : card.updated(formatDate(language, Date.parse(updated_at), 'UTC'))}
        {licence_uri == null ? null : <LicenceLink uri={licence_uri} />}
        {link == null ? null : <ExternalLink href={link}>{sourceLabel}</ExternalLink>}
      </CardMetaLine>
      <CardMetaLine>{attribution}</CardMetaLine>
      <CardMetaLine>
        {zone === null ? capitalised(standing.zoneUnknown) : card.timeZone(zone.replaceAll('_', ' '))}
      </CardMetaLine>
    </CardMeta>
  )
}
