import { useMessages } from '#i18n/messages.tsx'
import type { MapTrouble } from '#map/trouble.ts'
import { Banner } from '#ui/banner.tsx'
import { useBadAddress } from './bad-address.ts'
import { DemoTag } from './demo-tag.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { MomentNotice } from './moment-notice.tsx'
import { useDataFailure } from './use-data-failure.ts'
import styles from './notices.module.css'

interface Props {
  readonly settingsMissing: boolean
  readonly mapTrouble: MapTrouble | null
}

/** What the page has to say over the map: whether the data is invented, for when it is told, and what went wrong. */
export function Notices({ settingsMissing, mapTrouble }: Props) {
  const { app, failures, filter, map } = useMessages()
  const failure = useDataFailure()
  const [unread, dismiss] = useBadAddress()
  return (
    <div className={styles.notices}>
      <DemoTag />
      <MomentNotice />
      {failure !== null && <FailureBanner error={failure.error} loadedAt={failure.loadedAt} onRetry={failure.retry} />}
      {settingsMissing && <Banner>{failures.config}</Banner>}
      {mapTrouble === 'basemap' && <Banner>{map.basemapFailed}</Banner>}
      {mapTrouble === 'tiles' && <Banner>{map.tilesFailed}</Banner>}
      {unread.length > 0 && (
        <Banner action={{ label: app.close, onAct: dismiss }}>{filter.badAddress(unread.join(', '))}</Banner>
      )}
    </div>
  )
}
