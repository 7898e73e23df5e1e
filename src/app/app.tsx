import { NuqsAdapter } from 'nuqs/adapters/react'
import { pageAt } from '#contract/site-paths.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useIsIdle } from '#core/ui/hooks/use-ahead.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useIsMapDrawn } from '#core/viewport/bounds.ts'
import { OpenShare } from './shell/open-share.tsx'
import { Providers } from './providers.tsx'
import { RecordsInView } from './records-in-view.tsx'
import { Shell } from './shell/shell.tsx'
import { startMessages } from './start-messages.ts'

/** Most operators have nothing to announce. */
const OperatorBanner = lazyComponent(() => import('./notices/operator-banner.tsx'), 'OperatorBanner')

/** Few visitors see them, so they come on demand. */
const Pages = lazyComponent(() => import('./pages/pages.tsx'), 'Pages')

/** Keeps the app on the device: not before all that is shown is there, but for a page that comes from there. */
const Offline = lazyComponent(() => import('./offline/offline.tsx'), 'Offline', { quiet: true })

/** The whole app: address, server state and messages around what the address shows. */
export function App() {
  return (
    <NuqsAdapter>
      <Providers messages={startMessages}>{(settingsMissing) => <Site settingsMissing={settingsMissing} />}</Providers>
    </NuqsAdapter>
  )
}

/** What an address of the site shows. */
function Site({ settingsMissing }: { readonly settingsMissing: boolean }) {
  const { banner } = useAppConfig()
  const page = pageAt(window.location.pathname)
  return (
    <>
      {banner !== null && <OperatorBanner />}
      <OnceIdle isPage={page !== null} />
      {page === null ? (
        <Shell settingsMissing={settingsMissing} />
      ) : (
        <RecordsInView>
          <Pages page={page} />
          <OpenShare />
        </RecordsInView>
      )}
    </>
  )
}

/** A component of its own, so that no other is rendered anew when the page comes to rest. */
function OnceIdle({ isPage }: { readonly isPage: boolean }) {
  const isIdle = useIsIdle(useIsMapDrawn() || isPage)
  const isKept = navigator.serviceWorker?.controller != null
  return (isIdle || isKept) && <Offline />
}
