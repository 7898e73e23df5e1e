import { useEffect } from 'react'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useOfflineMessages } from './messages.ts'
import { register } from './registration.ts'
import { useUpdate } from './update-state.ts'

/** Most visits meet none. */
const UpdateOffer = lazyComponent(() => import('./update-offer.tsx'), 'UpdateOffer', {
  quiet: true,
  messages: [useOfflineMessages],
})

/** What the page has to do with the network being away: keeps the app on the device, and says how things are. */
export function Offline() {
  const update = useUpdate()
  useEffect(function registerWorker() {
    // Without a worker the page is as it was.
    register().catch(() => {})
  }, [])
  return update !== null && <UpdateOffer />
}
