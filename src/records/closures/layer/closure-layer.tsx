import { parseUuid } from '#contract/ids.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import { displayStatusLabel } from '#contract/standing/sentence.ts'
import { isNotLoaded } from '#core/api/loaded.ts'
import { useWhen } from '#core/clock/moment.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { LegendPart } from '#map/controls/legend-part.tsx'
import type { MapLayer } from '#map/map-layer.ts'
import { NotLoadedSwatch, Swatch } from '#core/signs/swatch.tsx'
import { useClosuresInView } from '../closures-in-view.ts'
import { ClosuresOnMap, useDrawnClosures } from './lazy-closures-on-map.ts'

/** Closures and notices: shapes with the pattern of their status, and an icon each. */
export const closureLayer: MapLayer = {
  name: 'closures',
  Layers: ClosureLayers,
  features: {
    clickable: [
      'closure-focus-icon',
      'closure-cluster',
      'closure-icon',
      'closure-edge',
      'closure-edge-dashed',
      'closure-hairline',
      'closure-hairline-dashed',
      'closure-fill',
    ],
    counted: ['closure-icon', 'closure-cluster'],
    select({ properties }) {
      const uuid = parseUuid(String(properties.uuid))
      return uuid && { kind: 'closure', uuid }
    },
    Count: ClosureCount,
  },
  Legend: ClosureLegend,
}

function ClosureLayers() {
  const closures = useDrawnClosures()
  return closures !== undefined && <ClosuresOnMap closures={closures} />
}

function ClosureCount({ count }: { readonly count: number }) {
  return useMessages().closures.count(count)
}

/** Signs that most views have none of: the legend, which covers a part of the map, explains them where there are some. */
const RARE: ReadonlySet<DisplayStatus> = new Set([
  'zone-unknown',
  'advice-other-hours',
  'upcoming-advice',
  'upcoming-notice',
])

function ClosureLegend() {
  const { closures, standing } = useMessages()
  const [when] = useWhen()
  const loaded = useClosuresInView()
  const { data } = loaded
  const met = new Set([...(data?.matching ?? []), ...(data?.others ?? [])].map(({ displayStatus }) => displayStatus))
  const entries = DISPLAY_STATUSES.filter((status) => !RARE.has(status) || met.has(status)).map((status) => ({
    key: status,
    sample: <Swatch status={status} />,
    words: displayStatusLabel(status, when === 'now', standing),
  }))
  const notLoaded = { key: 'not-loaded', sample: <NotLoadedSwatch />, words: closures.notLoaded }
  return <LegendPart title={closures.title} entries={isNotLoaded(loaded) ? [...entries, notLoaded] : entries} />
}
