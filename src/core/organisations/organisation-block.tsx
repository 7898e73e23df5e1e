import { useShownName } from '#core/api/shown-name.ts'
import { CardFailure } from '#core/failures/card-failure.tsx'
import { CardField, CardFields } from '#core/ui/card/card.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { Disclosure } from '#core/ui/disclosure.tsx'
import { ExternalLink, shortAddress } from '#core/ui/links/external-link.tsx'
import { LinkedText } from '#core/ui/links/linked-text.tsx'
import { useOrganisation } from './organisations.ts'

interface Props {
  readonly id: number | null | undefined
  /** What it is to the record, with its name: "Managed by …". */
  readonly titleOf: (name: string) => string
}

/** Who is responsible, where the service tells, and how to reach them. */
export function OrganisationBlock({ id, titleOf }: Props) {
  const { organisation: words, organisationNotKnown, website } = useCardMessages()
  const shownName = useShownName()
  const { organisation, query } = useOrganisation(id)
  if (id == null) return null
  if (organisation === null) return <CardFailure query={query} nothing={organisationNotKnown} />
  const { kind, url, email, phone } = organisation
  return (
    <Disclosure title={titleOf(shownName(organisation))}>
      <CardFields>
        {kind !== '' && <CardField label={words.kind}>{kind.replaceAll('_', ' ')}</CardField>}
        {email !== null && (
          <CardField label={words.email}>
            <LinkedText text={email} />
          </CardField>
        )}
        {phone !== null && (
          <CardField label={words.phone}>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </CardField>
        )}
        {url !== null && (
          <CardField label={website}>
            <ExternalLink href={url}>{shortAddress(url)}</ExternalLink>
          </CardField>
        )}
      </CardFields>
    </Disclosure>
  )
}
