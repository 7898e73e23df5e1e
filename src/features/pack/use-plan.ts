import { useQuery } from '@tanstack/react-query'
import type { LngLat } from '#contract/geometry.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { planPack, type PackPlan } from '#core/packs/download/plan.ts'
import type { Region } from '#core/packs/pack.ts'
import { regionOf, type Choices, type Chosen } from './region/region-choice.ts'

/** A region, and what a pack of it would have. */
export interface Planned {
  readonly region: Region
  readonly plan: PackPlan
}

/** Asks the service what a pack of the chosen region would have. */
export function usePlan(choices: Choices, chosen: Chosen, months: number, position: LngLat | null) {
  const { base } = useApi()
  const { grounds } = useAppConfig()
  return useQuery({
    queryKey: ['pack-plan', base, choices, chosen, months, position],
    staleTime: 60_000,
    retry: false,
    async queryFn({ signal }): Promise<Planned | null> {
      const region = await regionOf(choices, chosen, position)
      if (region === null) return null
      const asked = { base, origin: location.origin, region, months, grounds, now: Date.now() }
      return { region, plan: await planPack(asked, signal) }
    },
  })
}
