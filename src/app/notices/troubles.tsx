import { useState } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { useCapabilities } from '#core/api/capabilities.ts'
import { isOutOfReach } from '#core/api/errors.ts'
import type { ListRead } from '#core/api/list.ts'
import { useFromDevice } from '#core/offline/from-device.ts'
import { useAreaShapes } from '#records/areas/areas-in-view.ts'
import type { MapTrouble } from '#map/view/trouble.ts'
import { Banner } from '#core/ui/banner.tsx'
import { FailureBanner } from '#core/failures/failure-banner.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useDataFailure } from './use-data-failure.ts'

/** Most visits begin at an address that asks for nothing. */
const BadAddressBanner = lazyComponent(() => import('./bad-address-banner.tsx'), 'BadAddressBanner')

interface Props {
  readonly settingsMissing: boolean
  readonly mapTrouble: MapTrouble | null
}

/** What went wrong: with the data, the settings, the map, or the address; what follows from another trouble is not said. */
export function Troubles({ settingsMissing, mapTrouble }: Props) {
  const { trouble: failures } = useMessages()
  const failure = useDataFailure()
  const isAway = useFromDevice() !== null
  const cut = useAreaShapes(useCapabilities(), cutOf).data ?? null
  // Then the service worker's own words tell it, with the age of what is shown.
  const isToldOf = isOutOfReach(failure?.error) && navigator.serviceWorker?.controller != null
  const [search] = useState(() => window.location.search)
  return (
    <>
      {failure !== null && !isToldOf && (
        <FailureBanner error={failure.error} loadedAt={failure.loadedAt} onRetry={failure.retry} />
      )}
      {settingsMissing && <Banner>{failures.config}</Banner>}
      {mapTrouble === 'basemap' && !isOutOfReach(failure?.error) && <Banner>{failures.basemapFailed}</Banner>}
      {(mapTrouble === 'tiles' || mapTrouble === 'still-tiles') && failure === null && !isAway && (
        <Banner>{failures.tilesFailed}</Banner>
      )}
      {cut !== null && <Banner>{failures.shapesCut(cut.read, cut.all)}</Banner>}
      {search !== '' && <BadAddressBanner search={search} />}
    </>
  )
}

/** How many areas are drawn, and of how many, where not all are. */
function cutOf({ records, count, more }: ListRead<unknown>) {
  return more ? { read: records.length, all: count } : null
}
