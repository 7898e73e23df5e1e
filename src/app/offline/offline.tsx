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

/** Most visits have a network, and meet no newer version. */
const Bars = lazyComponent(() => import('./bars.tsx'), 'Bars', { quiet: true, messages: [useOfflineMessages] })

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
  return (fromDevice ?? update) !== null && <Bars fromDevice={fromDevice} update={update} />
}

/** Few operators want no worker. */
async function endWorker(): Promise<void> {
  const { farewell } = await import('./farewell.ts')
  await farewell()
}
