import { useMemo } from 'react'
import type { DrawnGround } from '../basemap/drawn-ground.ts'
import { GroundConfig } from '#contract/ground/ground-config.ts'
import { useAppConfig } from '#core/api/app-config.ts'

/** The archives with the ground of regions that the service has; those that this app cannot read are left out. */
function groundsOf(told: readonly unknown[]): readonly GroundConfig[] {
  return told.flatMap((one) => GroundConfig.safeParse(one).data ?? [])
}

/** {@link groundsOf} the service. */
export function useGrounds(): readonly GroundConfig[] {
  const { grounds } = useAppConfig()
  return useMemo(() => groundsOf(grounds), [grounds])
}

/** Whom the data of grounds is owed to, each once, also where an archive names several. */
export function creditsOf(grounds: readonly GroundConfig[]): DrawnGround['credits'] {
  const names = new Set(grounds.flatMap(({ attribution }) => attribution.split(' · ')))
  return [...names].filter((name) => name !== '').map((name) => ({ name }))
}
