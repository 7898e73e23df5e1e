import { lazy, Suspense } from 'react'
import { useShareReach } from '#share/share-open.ts'

/** Comes when something is taken along. */
const ShareDialog = lazy(async () => ({ default: (await import('#share/share-dialog.tsx')).ShareDialog }))

/** The dialog for taking something along, while that is being done. */
export function OpenShare() {
  const reach = useShareReach()
  return (
    reach !== null && (
      <Suspense>
        <ShareDialog reach={reach} />
      </Suspense>
    )
  )
}
