import { FailureBanner } from '#core/failures/failure-banner.tsx'
import type { Asked } from './use-applying.ts'

interface Props {
  readonly asked: Asked<unknown>
  /** What is not known for it; null where an earlier answer is still shown. */
  readonly notKnown: string | null
}

/** What could not be asked for and what that leaves, with a way to try again; nothing where all went well. */
export function HereFailure({ asked: { error, isFetching, loadedAt, retry }, notKnown }: Props) {
  if (error === null || isFetching) return null
  return (
    <FailureBanner
      error={error}
      loadedAt={notKnown === null ? loadedAt : 0}
      nothing={notKnown ?? undefined}
      onRetry={retry}
    />
  )
}
