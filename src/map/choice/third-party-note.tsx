import type { ThirdParty } from '#contract/config/app-config-basemap.ts'
import { ExternalLink } from '#core/ui/links/external-link.tsx'
import { useChoiceMessages } from './messages.ts'

/** What a third party would learn, and where it says what becomes of that. */
export function ThirdPartyNote({ thirdParty: { name, url } }: { readonly thirdParty: ThirdParty }) {
  const words = useChoiceMessages()
  return (
    <>
      {words.thirdParty(name)} <ExternalLink href={url}>{words.theirPrivacy}</ExternalLink>
    </>
  )
}
