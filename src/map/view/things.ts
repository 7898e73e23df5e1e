import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#core/api/api-context.ts'
import { eachOnce, type Hit } from '#core/selection/choice.ts'
import type { Selection } from '#core/selection/selection.ts'
import type { Asking, DrawnFeature, LayerFeatures } from '../map-layer.ts'

/** A feature that is pointed at, and those that it is one of. */
export interface Pointed {
  readonly features: LayerFeatures
  readonly feature: DrawnFeature
}

/** What the service is asked with about features that do not tell what they are. */
export function useAsking(): Asking {
  const api = useApi()
  const queries = useQueryClient()
  return useMemo(() => ({ api, queries }), [api, queries])
}

/** Whether a feature stands for several. */
export function isCluster({ properties }: DrawnFeature): boolean {
  return properties['cluster'] === true
}

/** What a feature selects, as far as it tells; null for a cluster. */
export function selectedBy({ features, feature }: Pointed): Selection | null {
  return isCluster(feature) ? null : features.select(feature)
}

/** The thing that a feature stands for; where it does not tell, and the service cannot be asked, null. */
export async function thingOf(pointed: Pointed, asking: Asking): Promise<Selection | null> {
  const { features, feature } = pointed
  const told = selectedBy(pointed)
  if (told !== null || isCluster(feature) || features.ask === undefined) return told
  return features.ask(feature, asking).catch(() => null)
}

/** The things that features stand for, each once, in their order. */
export async function thingsOf(pointed: readonly Pointed[], asking: Asking): Promise<readonly Hit[]> {
  const selections = await Promise.all(pointed.map((one) => thingOf(one, asking)))
  const hits = pointed.flatMap(({ feature }, index): Hit[] => {
    const selection = selections[index] ?? null
    return selection === null ? [] : [{ selection, properties: feature.properties }]
  })
  return eachOnce(hits)
}
