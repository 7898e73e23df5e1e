import { useEffect } from 'react'
import { usePackRequest } from '#features/pack/pack-open.ts'
import { underWay } from '#features/pack/under-way.ts'
import { useIsIdle } from '#core/ui/hooks/use-ahead.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useIsMapDrawn } from '#core/viewport/bounds.ts'

/** Comes when a region is taken along. */
const PackAlong = lazyComponent(() => import('../cards/pack-along.tsx'), 'PackAlong')

/** The dialog of packs, while it is open; a download that was under way when the page was closed goes on. */
export function OpenPack() {
  const request = usePackRequest()
  const isIdle = useIsIdle(useIsMapDrawn())
  useEffect(
    function goOn() {
      if (isIdle && underWay.isOn()) void import('#features/pack/downloads.ts').then((pack) => pack.downloadsResumed())
    },
    [isIdle],
  )
  return request !== null && <PackAlong request={request} />
}
