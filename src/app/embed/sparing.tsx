import { useMemo, type ReactNode } from 'react'
import { AppConfigProvider, useAppConfig } from '#core/api/app-config.ts'
import { BasemapConfig } from '#contract/config/app-config-basemap.ts'
import { GroundWaits } from '#map/basemap/ground-waits.ts'

/**
 * A map that is sparing with what is another site's page: it offers nothing of third parties, since it is not this site that
 * answers for them there, and the ground of regions comes after its first picture.
 */
export function Sparing({ children }: { readonly children: ReactNode }) {
  const config = useAppConfig()
  const own = useMemo(
    () => ({ ...config, basemaps: config.basemaps.filter((basemap) => !isOfThirdParty(basemap)) }),
    [config],
  )
  return (
    <AppConfigProvider value={own}>
      <GroundWaits value>{children}</GroundWaits>
    </AppConfigProvider>
  )
}

function isOfThirdParty(configured: unknown): boolean {
  return BasemapConfig.safeParse(configured).data?.thirdParty !== undefined
}
