import { PageFrame } from '../page-frame.tsx'
import { usePageNames } from './names/words.ts'
import { useSiteLinks } from './site-links.ts'

export function DataPage() {
  const names = usePageNames()
  return (
    <PageFrame heading={names.data} linksLabel={names.label} links={useSiteLinks('data')}>
      <h1>{names.data}</h1>
    </PageFrame>
  )
}
