import { lazy, Suspense, useState } from 'react'
import { useWhen } from '#clock/moment.ts'
import { useMessages } from '#i18n/messages.tsx'
import type { MapTrouble } from '#map/trouble.ts'
import { Banner } from '#ui/banner.tsx'
import { DemoTag } from './demo-tag.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { useDataFailure } from './use-data-failure.ts'
import styles from './notices.module.css'

/** Most visits are about now. */
const MomentNotice = lazy(async () => ({ default: (await import('./moment-notice.tsx')).MomentNotice }))

const BadAddressBanner = lazy(async () => ({ default: (await import('./bad-address-banner.tsx')).BadAddressBanner }))

interface Props {
  readonly settingsMissing: boolean
  readonly mapTrouble: MapTrouble | null
}

/** What the page has to say over the map: whether the data is invented, for when it is told, and what went wrong. */
export function Notices({ settingsMissing, mapTrouble }: Props) {
  const { failures, map } = useMessages()
  const failure = useDataFailure()
  const [when] = useWhen()
  const [search] = useState(() => window.location.search)
  return (
    <div className={styles.notices}>
      <DemoTag />
      {when !== 'now' && (
        <Suspense>
          <MomentNotice />
        </Suspense>
      )}
      {failure !== null && <FailureBanner error={failure.error} loadedAt={failure.loadedAt} onRetry={failure.retry} />}
      {settingsMissing && <Banner>{failures.config}</Banner>}
      {mapTrouble === 'basemap' && <Banner>{map.basemapFailed}</Banner>}
      {mapTrouble === 'tiles' && <Banner>{map.tilesFailed}</Banner>}
      {search !== '' && (
        <Suspense>
          <BadAddressBanner search={search} />
        </Suspense>
      )}
    </div>
  )
}
