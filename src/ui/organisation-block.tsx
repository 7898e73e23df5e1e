import type { Organisation } from '#contract/organisation.ts'
import { useCardWords } from '#i18n/card-words/card-words.ts'
import { CardField, CardFields } from './card.tsx'
import { Disclosure } from './disclosure.tsx'
import { ExternalLink, shortAddress } from './external-link.tsx'
import { LinkedText } from './linked-text.tsx'

interface Props {
  /** What it is to the record, with its name: "Managed by …". */
  readonly title: string
  readonly organisation: Organisation
}

/** Who is responsible, and how to reach them. */
export function OrganisationBlock({ title, organisation: { kind, url, email, phone } }: Props) {
  const { organisation: words } = useCardWords()
  return (
    <Disclosure title={title}>
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
