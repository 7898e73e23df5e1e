import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { retryAfterMs } from '#contract/retry-after.ts'
import { useFromDeviceStore } from '#core/offline/from-device.ts'
import { headers } from '#core/offline/protocol.ts'
import { catchUp } from './catch-up.ts'

const LOOK = 15_000
/** The longest that is waited where the service asks for more time, in ms. */
const LONGEST = 60_000

/** While it is used, looks now and then whether the network answers again; returns what looks at once. */
export function useLookForNetwork(): () => void {
  const client = useQueryClient()
  useEffect(() => lookForNetwork(client), [client])
  return () => void askAgain(client)
}

/** Looks now and then, and when the page is seen again, but not before the service wants it; returns how to stop it. */
export function lookForNetwork(client: QueryClient): () => void {
  let notBefore = 0
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() < notBefore) return
    void askAgain(client).then((askedMs) => (notBefore = Date.now() + Math.min(LONGEST, askedMs)))
  }
  const timer = setInterval(look, LOOK)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}

/**
 * Asks for what the network did not answer last: another address may be well all along. The worker tells of it too, but not
 * where the browser has ended it since, for then it has forgotten that there was no network. Returns for how long, in ms,
 * the service asks to be left alone.
 */
async function askAgain(client: QueryClient): Promise<number> {
  const asked = useFromDeviceStore.getState().fromDevice?.asked
  if (asked === undefined) return 0
  const request = fetch(asked, { cache: 'no-cache', headers: { Accept: 'application/json' } })
  const response = await request.catch(() => null)
  if (response === null) return 0
  const isBack = !response.headers.has(headers.trouble)
  if (isBack && useFromDeviceStore.getState().fromDevice !== null) catchUp(client)
  return retryAfterMs(response.headers.get('Retry-After'), Date.now())
}
