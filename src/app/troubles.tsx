import { useState } from 'react'
import { useTroubleWords } from '#i18n/trouble-words/trouble-words.ts'
import type { MapTrouble } from '#map/trouble.ts'
import { Banner } from '#ui/banner.tsx'
import { BadAddressBanner } from './bad-address-banner.tsx'
import { FailureBanner } from '#ui/failure-banner.tsx'
import { useDataFailure } from './use-data-failure.ts'

interface Props {
  readonly settingsMissing: boolean
  readonly mapTrouble: MapTrouble | null
}

/** What went wrong: with the data, the settings, the map, or the address. */
export function Troubles({ settingsMissing, mapTrouble }: Props) {
  const failures = useTroubleWords()
  const failure = useDataFailure()
  const [search] = useState(() => window.location.search)
  return (
    <>
      {failure !== null && <FailureBanner error={failure.error} loadedAt={failure.loadedAt} onRetry={failure.retry} />}
      {settingsMissing && <Banner>{failures.config}</Banner>}
      {mapTrouble === 'basemap' && <Banner>{failures.basemapFailed}</Banner>}
      {(mapTrouble === 'tiles' || mapTrouble === 'still-tiles') && <Banner>{failures.tilesFailed}</Banner>}
      {search !== '' && <BadAddressBanner search={search} />}
    </>
  )
}
