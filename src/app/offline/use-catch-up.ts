import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { configQuery } from '#core/api/app-config.ts'
import { useFromDevice } from '#core/offline/from-device.ts'
import { FromWorker } from '#core/offline/protocol.ts'
import { networkBack } from '#core/offline/record-answer.ts'

const LOOK = 15_000

/** Asks for everything anew once the network answers again, and now and then whether it does. */
export function useCatchUp(): () => void {
  const client = useQueryClient()
  const isAway = useFromDevice() !== null
  useEffect(
    function hearWorker() {
      const { serviceWorker } = navigator
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (!FromWorker.safeParse(data).success) return
        networkBack()
        askAnew(client)
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
        if (document.visibilityState === 'visible') void client.refetchQueries({ queryKey: configQuery.queryKey })
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
  return () => askAnew(client)
}

function askAnew(client: QueryClient): void {
  void client.refetchQueries({ type: 'active' })
}
