import { createContext, use } from 'react'
import type { Api } from './client.ts'

const ApiContext = createContext<Api | null>(null)
export const ApiProvider = ApiContext.Provider

/** The service that the app reads. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (api === null) throw new Error('Wrap the app in an ApiProvider.')
  return api
}
