import { useOrganisation } from '#core/api/organisations.ts'
import { useCardMessages } from './card/messages.ts'
import { CardFailure } from './card/card-failure.tsx'
import { CardField, CardFields } from './card/card.tsx'
import { Disclosure } from './disclosure.tsx'
import { ExternalLink, shortAddress } from './links/external-link.tsx'
import { LinkedText } from './links/linked-text.tsx'

interface Props {
  readonly id: number | null | undefined
  /** What it is to the record, with its name: "Managed by …". */
  readonly titleOf: (name: string) => string
}

/** Who is responsible, where the service tells, and how to reach them. */
export function OrganisationBlock({ id, titleOf }: Props) {
  const { organisation: words, organisationNotKnown } = useCardMessages()
  const { organisation, query } = useOrganisation(id)
  if (id == null) return null
  if (organisation === null) return <CardFailure query={query} nothing={organisationNotKnown} />
  const { name, kind, url, email, phone } = organisation
  return (
    <Disclosure title={titleOf(name)}>
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
          <CardField label={words.website}>
            <ExternalLink href={url}>{shortAddress(url)}</ExternalLink>
          </CardField>
        )}
      </CardFields>
    </Disclosure>
  )
}
