import { failureMessage } from './failure-message.ts'
import { useNow } from '#core/clock/clock.ts'
import { formatPast } from '#core/i18n/age-format.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { Banner } from '#core/ui/banner.tsx'

interface Props {
  readonly error: Error
  /** When what is still shown was loaded, epoch ms; 0 where there is nothing. */
  readonly loadedAt: number
  /** What it means that there is nothing. */
  readonly nothing?: string | undefined
  readonly onRetry: () => void
}

/** What failed, what is shown nevertheless, and a way to try again. */
export function FailureBanner({ error, loadedAt, nothing, onRetry }: Props) {
  const { app, trouble: failures } = useMessages()
  const language = useLanguage()
  const now = useNow()
  const kept =
    loadedAt === 0
      ? (nothing ?? failures.nothing)
      : failures.kept(formatPast(language, loadedAt, now, deviceTimeZone()))
  return <Banner action={{ label: app.retry, onAct: onRetry }}>{failureMessage(error, kept, failures)}</Banner>
}
