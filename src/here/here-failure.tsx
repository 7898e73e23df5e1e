import { failureWords } from '#api/failure-words.ts'
import { deviceTimeZone, formatTime } from '#i18n/formats.ts'
import { useLanguage, useMessages } from '#i18n/messages.tsx'
import { useTroubleWords } from '#i18n/trouble-words/trouble-words.ts'
import { Banner } from '#ui/banner.tsx'
import type { Asked } from './use-applying.ts'

interface Props {
  readonly asked: Asked<unknown>
  /** What is not known for it; null where an earlier answer is still shown. */
  readonly notKnown: string | null
}

/** What could not be asked for and what that leaves, with a way to try again; nothing where all went well. */
export function HereFailure({ asked: { error, isFetching, loadedAt, retry }, notKnown }: Props) {
  const { app } = useMessages()
  const failures = useTroubleWords()
  const language = useLanguage()
  if (error === null || isFetching) return null
  const what = notKnown ?? failures.kept(formatTime(language, loadedAt, deviceTimeZone()))
  return <Banner action={{ label: app.retry, onAct: retry }}>{failureWords(error, what, failures)}</Banner>
}
