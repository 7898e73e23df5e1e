import { FailureBanner } from '#core/failures/failure-banner.tsx'
import { useHikeMessages } from '../messages.ts'

/** Why a check brought no answer, and a way to try again. */
export function HikeFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return <FailureBanner error={error} loadedAt={0} nothing={useHikeMessages().notAsked} onRetry={onRetry} />
}
