import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { FromWorker } from '#core/offline/protocol.ts'
import { networkBack } from '#core/offline/record-answer.ts'

/** Asks for everything anew when the service worker says that the network answers again. */
export function useCatchUp(): void {
  const client = useQueryClient()
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
}

/** What the page has is out of date from here on, also where it is as young as it is good for: it may be the device's. */
export function catchUp(client: QueryClient): void {
  networkBack()
  void client.invalidateQueries()
}
