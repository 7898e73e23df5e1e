import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import { displayStatusLabel } from '#contract/standing/sentence.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { isNotLoaded } from '#core/api/loaded.ts'
import { useWhen } from '#core/clock/moment.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { Frame, SWATCH_WIDTH } from '#core/signs/swatch-frame.tsx'
import { Swatch } from '#core/signs/swatch.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useView } from '#core/viewport/bounds.ts'
import { LegendPart } from '#map/controls/legend-part.tsx'
import { isPartlyRead, useClosuresInView } from '../closures-in-view.ts'
import { useWayMessages } from '../ways/messages.ts'
import { WAYS_FROM } from '../ways/ways-from.ts'

/** Comes where there is a ground to have ways. */
const WayLegend = lazyComponent(() => import('../ways/way-legend.tsx'), 'WayLegend', { messages: [useWayMessages] })

/** Signs that most views have none of: the legend, which covers a part of the map, explains them where there are some. */
const RARE: ReadonlySet<DisplayStatus> = new Set([
  'zone-unknown',
  'advice-other-hours',
  'upcoming-advice',
  'upcoming-notice',
])

/** What the signs of closures mean. */
export function ClosureLegend() {
  const { closures, standing } = useMessages()
  const [when] = useWhen()
  const loaded = useClosuresInView()
  const { data } = loaded
  const met = new Set([...(data?.matching ?? []), ...(data?.others ?? [])].map(({ displayStatus }) => displayStatus))
  const isMet = (status: DisplayStatus) =>
    met.has(status) || (data?.cells?.some(({ display_status }) => (display_status[status] ?? 0) > 0) ?? false)
  const entries = DISPLAY_STATUSES.filter((status) => !RARE.has(status) || isMet(status)).map((status) => ({
    key: status,
    sample: <Swatch status={status} />,
    words: displayStatusLabel(status, when === 'now', standing),
  }))
  const notLoaded = { key: 'not-loaded', sample: <NotLoadedSwatch />, words: closures.notLoaded }
  const hasGround = isNotLoaded(loaded) || (data !== undefined && isPartlyRead(data))
  const { grounds } = useAppConfig()
  const view = useView()
  const hasWays = grounds.length > 0 && view !== null && view.zoom >= WAYS_FROM
  return (
    <>
      <LegendPart title={closures.title} entries={hasGround ? [...entries, notLoaded] : entries} />
      {hasWays && <WayLegend />}
    </>
  )
}

/** A sample of how the map draws ground of which nothing was loaded. */
function NotLoadedSwatch() {
  return (
    <Frame width={SWATCH_WIDTH}>
      {[4, 10, 16].map((y) => (
        <line key={y} x1={1} x2={SWATCH_WIDTH - 1} y1={y} y2={y} stroke="var(--line-2)" strokeWidth={1} />
      ))}
    </Frame>
  )
}
