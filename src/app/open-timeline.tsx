import { lazy, Suspense } from 'react'
import type { Opening } from './use-opening.ts'

/** Comes when it is first opened. */
const Timeline = lazy(async () => ({ default: (await import('#closures/timeline/timeline.tsx')).Timeline }))

/** The timeline, while it is open. */
export function OpenTimeline({ opening: { closeTimeline, openFromMap } }: { readonly opening: Opening }) {
  return (
    <Suspense>
      <Timeline
        // Its rows are those of the view: that stays as it is.
        onOpen={({ record }) => openFromMap({ kind: 'closure', uuid: record.uuid })}
        onClose={closeTimeline}
      />
    </Suspense>
  )
}
