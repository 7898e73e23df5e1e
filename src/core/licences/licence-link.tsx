import { ExternalLink, shortAddress } from '#core/ui/links/external-link.tsx'
import { useLicences } from './licences.ts'

/** A licence by its name, where the service tells it, and the way to its terms. */
export function LicenceLink({ uri }: { readonly uri: string }) {
  const licences = useLicences()
  return <ExternalLink href={uri}>{licences.get(uri)?.name ?? shortAddress(uri)}</ExternalLink>
}
