import { createContext, use } from 'react'

/**
 * What a component around has to give: the provider that gives it, by its name, and the hook that takes it. The hook throws
 * where there is no provider.
 */
export function requiredContext<T>(provider: string) {
  const Context = createContext<T | null>(null)
  function useRequired(): T {
    const value = use(Context)
    if (value === null) throw new Error(`No ${provider}`)
    return value
  }
  return [Context.Provider, useRequired] as const
}
