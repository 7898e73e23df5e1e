import { createContext, use } from 'react'

/**
 * What a component around has to give: the provider that gives it, and the hook that takes it. The hook throws `missing`
 * where there is no provider.
 */
export function requiredContext<T>(missing: string) {
  const Context = createContext<T | null>(null)
  function useRequired(): T {
    const value = use(Context)
    if (value === null) throw new Error(missing)
    return value
  }
  return [Context.Provider, useRequired] as const
}
