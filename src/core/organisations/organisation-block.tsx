import { useShownName } from '#core/api/shown-name.ts'
import { CardFailure } from '#core/failures/card-failure.tsx'
import { CardField, CardFields } from '#core/ui/card/card.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { ExternalLink } from '#core/ui/links/external-link.tsx'
import { LinkLine } from '#core/ui/links/link-line.tsx'
import { LinkedText } from '#core/ui/links/linked-text.tsx'
import { phoneAddress } from '#core/ui/links/phone-address.ts'
import { useOrganisation } from './organisations.ts'

interface Props {
  readonly id: number | null | undefined
  /** What it is to the record: "Managed by". */
  readonly label: string
}

/** Who is responsible, where the service tells, and how to reach them: at once, for that is what one opens a card for. */
export function OrganisationBlock({ id, label }: Props) {
  const { organisationNotKnown } = useCardMessages()
  const shownName = useShownName()
  const { organisation, query } = useOrganisation(id)
  if (id == null) return null
  if (organisation === null) return <CardFailure query={query} nothing={organisationNotKnown} />
  const { url, email, phone } = organisation
  const name = shownName(organisation)
  return (
    <CardFields>
      <CardField label={label}>
        {url === null ? (
          <p>{name}</p>
        ) : (
          <LinkLine>
            <ExternalLink href={url}>{name}</ExternalLink>
          </LinkLine>
        )}
        {email !== null && (
          <LinkLine>
            <LinkedText text={email} />
          </LinkLine>
        )}
        {phone !== null && (
          <LinkLine>
            <a href={phoneAddress(phone)}>{phone}</a>
          </LinkLine>
        )}
      </CardField>
    </CardFields>
  )
}
