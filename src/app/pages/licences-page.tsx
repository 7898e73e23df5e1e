import { PageFrame } from '../page-frame.tsx'
import { usePageNames } from './names/words.ts'
import { useSiteLinks } from './site-links.ts'

export function LicencesPage() {
  const names = usePageNames()
  return (
    <PageFrame heading={names.licences} linksLabel={names.label} links={useSiteLinks('licences')}>
      <h1>{names.licences}</h1>
    </PageFrame>
  )
}
