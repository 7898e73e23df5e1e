import { useMemo } from 'react'
import { useParameter } from '#core/address/use-parameter.ts'
import { create } from 'zustand'
import { useAppConfig } from '#core/api/app-config.ts'
import { BasemapConfig } from '#contract/config/app-config-basemap.ts'
import { agreeTo, useIsAgreed } from './agreed.ts'

/** The background that comes with the app. */
const BUILTIN: BasemapConfig = { id: 'builtin', label: '', builtin: true, attribution: [] }

/** Ids of those that could not be loaded. */
const useFailures = create<readonly string[]>(() => [])

/** A background could not be loaded. */
export function basemapFailed(id: string): void {
  useFailures.setState((ids) => [...ids, id], true)
}

/** The backgrounds of a configuration, those that can be read; never none. */
export function basemapsOf(configured: readonly unknown[]): readonly [BasemapConfig, ...BasemapConfig[]] {
  const [first = BUILTIN, ...others] = configured.flatMap((one) => BasemapConfig.safeParse(one).data ?? [])
  return [first, ...others]
}

/**
 * The backgrounds that the operator offers, the one that is chosen (`base` in the address), and the one that is shown. An
 * address alone does not choose what a third party serves: whoever follows a link is asked first.
 */
export function useBasemaps() {
  const configured = useAppConfig().basemaps
  const offered = useMemo(() => basemapsOf(configured), [configured])
  const failures = useFailures()
  const [base, setBase] = useParameter('base')
  const named = offered.find(({ id }) => id === base) ?? offered[0]
  const isAgreed = useIsAgreed(named.thirdParty)
  const chosen = isAgreed ? named : offered[0]
  const hasFailed = failures.includes(chosen.id)
  return {
    offered,
    chosen,
    /** What the address names without the visitor's having chosen it. */
    proposed: isAgreed ? null : named,
    /** In place of one that could not be loaded there is that of the app. */
    shown: hasFailed ? BUILTIN : chosen,
    hasFailed,
    /** Choosing one that has failed tries it again. */
    choose: (id: string) => {
      useFailures.setState((ids) => ids.filter((failed) => failed !== id), true)
      const thirdParty = offered.find((one) => one.id === id)?.thirdParty
      if (thirdParty !== undefined) agreeTo(thirdParty)
      void setBase(id === offered[0].id ? null : id)
    },
  }
}
