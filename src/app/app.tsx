import { Suspense, useEffect } from 'react'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { NuqsAdapter } from 'nuqs/adapters/react'
import { ApiProvider } from '#api/api-context.ts'
import { AppConfigProvider, configIn, configQuery, DEFAULT_CONFIG } from '#api/app-config.ts'
import { apiAt } from '#api/client.ts'
import { isPassing } from '#api/errors.ts'
import { startClock } from '#clock/clock.ts'
import type { AppConfig } from '#contract/app-config.ts'
import { useLanguage } from '#i18n/messages.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { latePart } from '#ui/late-part.tsx'
import { OpenShare } from './open-share.tsx'
import { Shell } from './shell.tsx'
import { WordsGate } from './words-gate.tsx'

/** Most operators have nothing to announce. */
const OperatorBanner = latePart(() => import('./operator-banner.tsx'), 'OperatorBanner')

/** Few visitors see them, so they come on demand. */
const Pages = latePart(() => import('./pages/pages.tsx'), 'Pages')

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

/** The whole app: address, server state and words around the shell. */
export function App() {
  useEffect(startClock, [])
  return (
    <NuqsAdapter>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <Configured />
        </ErrorBoundary>
      </QueryClientProvider>
    </NuqsAdapter>
  )
}

/**
 * Waits for the operator's settings, while the words load; a site whose settings cannot be read is shown with the usual
 * ones.
 */
function Configured() {
  const { data, isFetched } = useQuery(configQuery)
  const config = data ?? DEFAULT_CONFIG
  return (
    <Suspense>
      <WordsGate offered={config.languages}>
        {isFetched && <Site config={config} settingsMissing={data === undefined} />}
      </WordsGate>
    </Suspense>
  )
}

interface SiteProps {
  readonly config: AppConfig
  readonly settingsMissing: boolean
}

/** What an address of the site shows. */
function Site({ config, settingsMissing }: SiteProps) {
  return (
    <AppConfigProvider value={configIn(config, useLanguage())}>
      {config.banner !== null && <OperatorBanner />}
      <ApiProvider value={apiAt(config.apiBase ?? window.location.origin)}>
        {/^\/(guides|desk|data|licences)\b/.test(window.location.pathname) ? (
          <Pages />
        ) : (
          <Shell settingsMissing={settingsMissing} />
        )}
        <OpenShare />
      </ApiProvider>
    </AppConfigProvider>
  )
}
