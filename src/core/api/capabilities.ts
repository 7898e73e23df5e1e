import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Extension } from '#contract/root.ts'
import { useApi } from './api-context.ts'
import type { Api } from './client.ts'
import { getRoot } from './operations/root.ts'

/** What a service can do beyond `spec.md`. */
export interface Capabilities {
  readonly extensions: ReadonlySet<Extension | (string & {})>
  /** Address of the areas' TileJSON; null where there are no tiles. */
  readonly areaTiles: string | null
  readonly demo: boolean
  readonly updatedAt: string | null
  /** How many closures, current or upcoming, are nowhere, and so in no box; null where it does not tell them from others. */
  readonly placeless: number | null
  /** The API that its data is a copy of, and when the copy was last brought up to date; null for data of its own. */
  readonly mirror: { readonly address: string; readonly updatedAt: string } | null
}

const CAPABILITIES = 'capabilities'

/** A service that has only what the specification shows. */
export const SPEC_ONLY: Capabilities = {
  extensions: new Set(),
  areaTiles: null,
  demo: false,
  updatedAt: null,
  placeless: null,
  mirror: null,
}

/** What a service can do; one without a root document does what the specification shows. */
export function capabilitiesQuery(api: Api) {
  return queryOptions({
    queryKey: [CAPABILITIES, api.base],
    async queryFn({ signal }): Promise<Capabilities> {
      const root = await getRoot(api, { signal })
      if (root === null) return SPEC_ONLY
      return {
        extensions: new Set(root.extensions),
        areaTiles: root.area_tiles,
        demo: root.demo,
        updatedAt: root.updated_at,
        placeless: root.closures_without_place ?? null,
        mirror: root.mirror ? { address: root.mirror.address, updatedAt: root.mirror.updated_at } : null,
      }
    },
    staleTime: 60_000,
    refetchInterval: 60_000,
  })
}

/** What the service can do; null until it has answered. */
export function useCapabilities(): Capabilities | null {
  return useQuery(capabilitiesQuery(useApi())).data ?? null
}
