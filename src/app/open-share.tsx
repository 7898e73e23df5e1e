import { lazy, Suspense } from 'react'
import { useShareReach } from '#share/share-open.ts'

/** Comes when something is taken along. */
const TakeAlong = lazy(async () => ({ default: (await import('./take-along.tsx')).TakeAlong }))

/** The dialog for taking something along, while that is being done. */
export function OpenShare() {
  const reach = useShareReach()
  return (
    reach !== null && (
      <Suspense>
        <TakeAlong reach={reach} />
      </Suspense>
    )
  )
}
