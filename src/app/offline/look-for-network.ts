import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useFromDeviceStore } from '#core/offline/from-device.ts'
import { headers } from '#core/offline/protocol.ts'
import { catchUp } from './catch-up.ts'

const LOOK = 15_000

/** While it is used, looks now and then whether the network answers again; returns what looks at once. */
export function useLookForNetwork(): () => void {
  const client = useQueryClient()
  useEffect(
    function lookForNetwork() {
      const look = () => {
        if (document.visibilityState === 'visible') void askAgain(client)
      }
      const timer = setInterval(look, LOOK)
      window.addEventListener('online', look)
      document.addEventListener('visibilitychange', look)
      return () => {
        clearInterval(timer)
        window.removeEventListener('online', look)
        document.removeEventListener('visibilitychange', look)
      }
    },
    [client],
  )
  return () => void askAgain(client)
}

/**
 * Asks for what the network did not answer last: another address may be well all along. The worker tells of it too, but not
 * where the browser has ended it since, for then it has forgotten that there was no network.
 */
async function askAgain(client: QueryClient): Promise<void> {
  const asked = useFromDeviceStore.getState().fromDevice?.asked
  if (asked === undefined) return
  const request = fetch(asked, { cache: 'no-cache', headers: { Accept: 'application/json' } })
  const isBack = await request.then((response) => !response.headers.has(headers.trouble)).catch(() => false)
  if (isBack && useFromDeviceStore.getState().fromDevice !== null) catchUp(client)
}
