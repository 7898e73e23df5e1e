import { failureWords } from '#api/failure-words.ts'
import { useMessages } from '#i18n/messages.tsx'
import { useTroubleWords } from '#i18n/trouble-words/trouble-words.ts'
import { Banner } from '#ui/banner.tsx'
import { useHikeWords } from '../words/words.ts'

/** Why a check brought no answer, and a way to try again. */
export function HikeFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { app } = useMessages()
  const failures = useTroubleWords()
  const { notAsked } = useHikeWords()
  return <Banner action={{ label: app.retry, onAct: onRetry }}>{failureWords(error, notAsked, failures)}</Banner>
}
