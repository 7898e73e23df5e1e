import { useAppConfig } from '#core/api/app-config.ts'
import { planMaps } from '#core/packs/download/plan-maps.ts'
import type { Pack } from '#core/packs/pack.ts'
import { packRefreshed } from './downloads.ts'

/** Brings a pack up to date, with the maps that the service has now. */
export function useRefresh(): (pack: Pack) => Promise<void> {
  const { grounds } = useAppConfig()
  return async (pack) => {
    const asked = { grounds, box: pack.region.box, origin: location.origin, signal: new AbortController().signal }
    // Without the network the maps stay as they are; the download waits for it.
    const maps = await planMaps(asked).then(
      (planned) => planned.maps,
      () => pack.maps,
    )
    await packRefreshed(pack, maps)
  }
}
