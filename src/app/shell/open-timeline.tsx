import { Timeline } from '#records/closures/timeline/timeline.tsx'
import type { Opening } from './use-opening.ts'

/** The timeline, while it is open. */
export function OpenTimeline({ opening: { closeTimeline, openFromMap } }: { readonly opening: Opening }) {
  return (
    <Timeline
      // Its rows are those of the view: that stays as it is.
      onOpen={({ record }) => openFromMap({ kind: 'closure', uuid: record.uuid })}
      onClose={closeTimeline}
    />
  )
}
