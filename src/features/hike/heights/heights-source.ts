import { useMemo } from 'react'
import { HeightsConfig } from '#contract/ground/heights-config.ts'
import { useAppConfig } from '#core/api/app-config.ts'

/** Where heights can be read from. */
export type HeightsSource = Pick<HeightsConfig, 'bounds' | 'tiles'>

/** The heights of regions that the service has; those that this app cannot read are left out. */
export function useHeightsSources(): readonly HeightsSource[] {
  const { grounds } = useAppConfig()
  return useMemo(
    () =>
      grounds.flatMap((one) => {
        const { data } = HeightsConfig.safeParse(one)
        return data === undefined ? [] : [{ bounds: data.bounds, tiles: data.tiles }]
      }),
    [grounds],
  )
}
