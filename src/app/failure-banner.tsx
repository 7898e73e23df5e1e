import { ApiError } from '#api/errors.ts'
import { deviceTimeZone, formatTime } from '#i18n/formats.ts'
import { useLanguage, useMessages } from '#i18n/messages.tsx'
import { Banner } from '#ui/banner.tsx'

interface Props {
  readonly error: Error
  /** When what is still shown was loaded, epoch ms; 0 where there is nothing. */
  readonly loadedAt: number
  readonly onRetry: () => void
}

/** What failed, what is shown nevertheless, and a way to try again. */
export function FailureBanner({ error, loadedAt, onRetry }: Props) {
  const { app, failures } = useMessages()
  const language = useLanguage()
  const kept = loadedAt === 0 ? failures.nothing : failures.kept(formatTime(language, loadedAt, deviceTimeZone()))
  return <Banner action={{ label: app.retry, onAct: onRetry }}>{sentence(error, kept, failures)}</Banner>
}

function sentence(error: Error, kept: string, failures: ReturnType<typeof useMessages>['failures']): string {
  if (!(error instanceof ApiError)) return `${failures.crashed} ${kept}`
  switch (error.failure.kind) {
    case 'unreachable':
      return failures.unreachable(kept)
    case 'refused':
      return failures.refused(error.failure.status, kept)
    case 'unreadable':
      return failures.unreadable(kept)
  }
}
