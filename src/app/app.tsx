import { NuqsAdapter } from 'nuqs/adapters/react'
import { pageAt } from '#contract/site-paths.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { OpenShare } from './shell/open-share.tsx'
import { Providers } from './providers.tsx'
import { RecordsInView } from './records-in-view.tsx'
import { Shell } from './shell/shell.tsx'
import { startMessages } from './start-messages.ts'

/** Most operators have nothing to announce. */
const OperatorBanner = lazyComponent(() => import('./notices/operator-banner.tsx'), 'OperatorBanner')

/** Few visitors see them, so they come on demand. */
const Pages = lazyComponent(() => import('./pages/pages.tsx'), 'Pages')

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
