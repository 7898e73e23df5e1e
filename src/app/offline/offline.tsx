import { useEffect } from 'react'
import { OfflineConfig } from '#contract/config/app-config-offline.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useFromDevice } from '#core/offline/from-device.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useCatchUp } from './catch-up.ts'
import { useOfflineMessages } from './messages.ts'
import { register } from './registration.ts'
import { restoreTyped } from './reload.ts'
import { useCardsAhead } from './use-cards-ahead.ts'
import { useUpdate } from './update-state.ts'

const messages = [useOfflineMessages]
/** Most visits meet none. */
const UpdateOffer = lazyComponent(() => import('./update-offer.tsx'), 'UpdateOffer', { quiet: true, messages })
/** Most visits have a network. */
const OfflineBar = lazyComponent(() => import('./offline-bar.tsx'), 'OfflineBar', { quiet: true, messages })

/** What the page has to do with the network being away: keeps the app on the device, and says how things are. */
export function Offline() {
  const isWanted = OfflineConfig.parse(useAppConfig()).serviceWorker
  const update = useUpdate()
  const fromDevice = useFromDevice()
  useCatchUp()
  useCardsAhead(isWanted && fromDevice === null)
  useEffect(restoreTyped, [])
  useEffect(
    function keepOnDevice() {
      // Without a worker the page is as it was.
      ;(isWanted ? register() : endWorker()).catch(() => {})
    },
    [isWanted],
  )
  return (
    <>
      {fromDevice !== null && <OfflineBar fromDevice={fromDevice} />}
      {update !== null && <UpdateOffer update={update} />}
    </>
  )
}

/** Few operators want no worker. */
async function endWorker(): Promise<void> {
  const { farewell } = await import('./farewell.ts')
  await farewell()
}
