import { Frame, SWATCH_WIDTH } from '#core/signs/swatch-frame.tsx'
import { LegendPart } from '#map/controls/legend-part.tsx'
import { useWayMessages } from './messages.ts'
import type { WayPaint } from '#contract/ground/way-paint.ts'

/** The worst first, as in the legend of closures. */
const ENTRIES: readonly WayPaint[] = ['closed', 'other-hours', 'advice', 'upcoming', 'open']

/** How ways within closures are marked. */
export function WayLegend() {
  const words = useWayMessages()
  const entries = ENTRIES.map((paint) => ({
    key: paint,
    sample: <WaySwatch paint={paint} />,
    words: words.marks[paint],
  }))
  return <LegendPart title={words.title} entries={entries} />
}

const MIDDLE = 10

/** A sample of a way as the map marks it. */
function WaySwatch({ paint }: { readonly paint: WayPaint }) {
  const line = { x1: 1, x2: SWATCH_WIDTH - 1, y1: MIDDLE, y2: MIDDLE }
  switch (paint) {
    case 'open':
      return (
        <Frame width={SWATCH_WIDTH}>
          <rect width={SWATCH_WIDTH} height={2 * MIDDLE} fill="var(--current)" opacity={0.25} />
          <line {...line} stroke="var(--halo)" strokeWidth={8} />
          <line {...line} stroke="var(--text-2)" strokeWidth={1.6} />
        </Frame>
      )
    case 'advice':
      return (
        <Frame width={SWATCH_WIDTH}>
          <line {...line} stroke="var(--current)" strokeWidth={1.4} />
        </Frame>
      )
    case 'upcoming':
      return (
        <Frame width={SWATCH_WIDTH}>
          <line {...line} stroke="var(--upcoming)" strokeWidth={2.2} strokeDasharray="4.2 2.6" />
        </Frame>
      )
    case 'closed':
    case 'other-hours':
      return (
        <Frame width={SWATCH_WIDTH}>
          <line {...line} stroke="var(--current)" strokeWidth={2.6} />
          {paint === 'closed' && <path d={CROSSES} stroke="var(--current)" strokeWidth={2.3} strokeLinecap="round" />}
        </Frame>
      )
  }
}

const CROSSES = [8, 22].map((x) => `M${x - 4} 6l8 8m0-8l-8 8`).join('')
