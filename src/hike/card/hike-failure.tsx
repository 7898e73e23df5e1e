import { ApiError } from '#api/errors.ts'
import { useMessages } from '#i18n/messages.tsx'
import { Banner } from '#ui/banner.tsx'
import { useHikeWords } from '../words/words.ts'

/** Why a check brought no answer, and a way to try again. */
export function HikeFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { app, failures } = useMessages()
  const { notAsked } = useHikeWords()
  const failure = error instanceof ApiError ? error.failure : null
  const said = () => {
    if (failure === null) return `${failures.crashed} ${notAsked}`
    switch (failure.kind) {
      case 'unreachable':
        return failures.unreachable(notAsked)
      case 'refused':
        return failures.refused(failure.status, notAsked)
      case 'unreadable':
        return failures.unreadable(notAsked)
    }
  }
  return <Banner action={{ label: app.retry, onAct: onRetry }}>{said()}</Banner>
}
