import type { Feature } from 'geojson'
import { refreshing } from '../src/core/packs/download/begin.ts'
import { areaFeatures } from '../src/service/bench/made-areas.ts'
import { madeClosures } from '../src/service/bench/made-closures.ts'
import { startProxy } from './bench/proxy.ts'
import { deviceOf, downloaded, takeAlong } from './services/node-packs.ts'
import { startService } from './services/process.ts'
import { expect, test } from './test.ts'

const [AREAS, CLOSURES] = [2000, 500]
/** Of the bytes of a download, what a refresh may have. */
const MOST = 0.05

/** The same records, a hundredth of them under another name. */
function aHundredthRenamed(features: readonly Feature[]): Feature[] {
  return features.map((feature, index) => {
    if (index % 100 > 0) return feature
    return { ...feature, properties: { ...feature.properties, name: `${feature.properties?.name}, renamed` } }
  })
}

test(
  'a refresh of a pack, of which a hundredth has changed, costs a twentieth of the download at most',
  { tag: '@long' },
  async () => {
    const areas = [...areaFeatures(AREAS)]
    const closures = [...madeClosures('refresh', CLOSURES, new Date().toISOString().slice(0, 10))]
    const service = await startService({ features: { areas, closures } })
    const proxy = await startProxy(service.url, { ownFile: () => null, line: null })
    try {
      const store = await deviceOf('refreshed')
      const whole = await takeAlong(store, proxy.url)
      expect(whole.counts).toEqual({ areas: AREAS, closures: CLOSURES })
      const full = proxy.traffic()
      await service.importFeatures({ areas: aHundredthRenamed(areas), closures: aHundredthRenamed(closures) })
      proxy.reset()
      const fresh = await downloaded(store, refreshing(whole, [], Date.now()))
      const again = proxy.traffic()
      const rows = await store.rows(fresh.edition ?? '')
      const renamed = rows.filter(
        (row) => row.kind !== 'gone' && 'record' in row && row.record.name.endsWith(', renamed'),
      )
      expect(renamed).toHaveLength((AREAS + CLOSURES) / 100)
      expect(fresh.counts).toEqual(whole.counts)
      console.log(
        `download ${full.bytes} bytes in ${full.requests} requests, refresh ${again.bytes} in ${again.requests}`,
      )
      expect(again.bytes / full.bytes).toBeLessThan(MOST)
    } finally {
      await proxy.stop()
      await service.stop()
    }
  },
)
