import { Suspense, useEffect, type ReactNode } from 'react'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { ApiProvider } from '#core/api/api-context.ts'
import { AppConfigProvider, configIn, configQuery, DEFAULT_CONFIG } from '#core/api/app-config.ts'
import { apiAt } from '#core/api/client.ts'
import { isPassing } from '#core/api/errors.ts'
import { startClock } from '#core/clock/clock.ts'
import type { AppConfig } from '#contract/config/app-config.ts'
import { useLanguage, type MessagesHook } from '#core/i18n/messages.tsx'
import { ErrorBoundary } from '#core/ui/error-boundary.tsx'
import { MessagesGate } from './messages-gate.tsx'

const RETRIES = 2

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A query is always tried: the browser's own guess at being offline is often wrong on a local network.
      networkMode: 'always',
      retry: (failures, error) => failures < RETRIES && isPassing(error),
    },
  },
})

interface Props {
  /** The messages that the first screen needs. */
  readonly messages: readonly MessagesHook<unknown>[]
  /** The page; `settingsMissing`: whether the operator's settings could not be read. */
  readonly children: (settingsMissing: boolean) => ReactNode
}

/** What every page of the app stands on: clock, server state, settings, messages and the service. */
export function Providers({ messages, children }: Props) {
  useEffect(startClock, [])
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <Configured messages={messages}>{children}</Configured>
      </ErrorBoundary>
    </QueryClientProvider>
  )
}

/**
 * Waits for the operator's settings, while the messages load; a site whose settings cannot be read is shown with the usual
 * ones.
 */
function Configured({ messages, children }: Props) {
  const { data, isFetched } = useQuery(configQuery)
  const config = data ?? DEFAULT_CONFIG
  return (
    <Suspense>
      <MessagesGate offered={config.languages} messages={messages}>
        {isFetched && <Served config={config}>{children(data === undefined)}</Served>}
      </MessagesGate>
    </Suspense>
  )
}

interface ServedProps {
  readonly config: AppConfig
  readonly children: ReactNode
}

/** A page for which settings and messages are there. */
function Served({ config, children }: ServedProps) {
  return (
    <AppConfigProvider value={configIn(config, useLanguage())}>
      <ApiProvider value={apiAt(config.apiBase ?? window.location.origin)}>{children}</ApiProvider>
    </AppConfigProvider>
  )
}
