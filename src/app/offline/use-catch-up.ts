import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useFromDevice, useFromDeviceStore } from '#core/offline/from-device.ts'
import { FromWorker, headers } from '#core/offline/protocol.ts'
import { networkBack } from '#core/offline/record-answer.ts'

const LOOK = 15_000

/** Asks for everything anew once the network answers again, and now and then whether it does; returns what does so at once. */
export function useCatchUp(): () => void {
  const client = useQueryClient()
  const isAway = useFromDevice() !== null
  useEffect(
    function hearWorker() {
      const { serviceWorker } = navigator
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (FromWorker.safeParse(data).success) catchUp(client)
      }
      serviceWorker?.addEventListener('message', hear)
      return () => serviceWorker?.removeEventListener('message', hear)
    },
    [client],
  )
  useEffect(
    function lookForNetwork() {
      if (!isAway) return undefined
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
    [client, isAway],
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

/** What the page has is out of date from here on, also where it is as young as it is good for: it may be the device's. */
function catchUp(client: QueryClient): void {
  networkBack()
  void client.invalidateQueries()
}
