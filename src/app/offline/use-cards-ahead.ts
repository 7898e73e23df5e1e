import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'

/** While it is wanted and there is a service worker, lets the cards of what lists show open without a network too. */
export function useCardsAhead(isWanted: boolean): void {
  const client = useQueryClient()
  const api = useApi()
  const capabilities = useCapabilities()
  useEffect(
    function followLists() {
      const { serviceWorker } = navigator
      if (!isWanted || capabilities === null || serviceWorker === undefined) return undefined
      const stop = new AbortController()
      const begin = async () => {
        const { cardsAhead } = await import('./cards-ahead.ts')
        if (!stop.signal.aborted) cardsAhead({ client, api, capabilities }, stop.signal)
      }
      if (serviceWorker.controller !== null) void begin()
      else serviceWorker.addEventListener('controllerchange', () => void begin(), { once: true, signal: stop.signal })
      return () => stop.abort()
    },
    [isWanted, client, api, capabilities],
  )
}
