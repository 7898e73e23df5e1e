import { lazy, Suspense } from 'react'
import type { Opening } from './use-opening.ts'

/** Comes when it is first opened. */
const Timeline = lazy(async () => ({ default: (await import('#closures/timeline/timeline.tsx')).Timeline }))

/** The timeline, while it is open. */
export function OpenTimeline({ opening: { closeTimeline, openFromList } }: { readonly opening: Opening }) {
  return (
    <Suspense>
      <Timeline
        onOpen={({ record }) => openFromList({ kind: 'closure', uuid: record.uuid }, record.bbox ?? null)}
        onClose={closeTimeline}
      />
    </Suspense>
  )
}
