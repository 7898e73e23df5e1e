import { useId, type ReactNode } from 'react'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { Box, Frame, SWATCH_WIDTH } from './swatch-frame.tsx'

/** A sample of how the map draws the shapes of a status. It says nothing to a screen reader: words stand beside it. */
export function Swatch({ status }: { readonly status: DisplayStatus }) {
  const pattern = useId()
  return <Frame width={SWATCH_WIDTH}>{samples[status](pattern)}</Frame>
}

const solid = (width: number) => ({ stroke: 'var(--current)', strokeWidth: width })

const samples: Readonly<Record<DisplayStatus, (pattern: string) => ReactNode>> = {
  'closed-now': (pattern) => (
    <>
      <pattern id={pattern} width={6.4} height={6.4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={1.4} height={6.4} fill="var(--current)" opacity={0.75} />
      </pattern>
      <Box fill="var(--current)" fillOpacity={0.1} />
      <Box fill={`url(#${pattern})`} {...solid(2)} />
    </>
  ),
  'advice-now': () => (
    <>
      <Box fill="var(--current)" fillOpacity={0.06} {...solid(1)} />
      <Box inset={4} strokeOpacity={0.28} {...solid(4)} />
    </>
  ),
  'zone-unknown': () => <Box fill="var(--text-2)" fillOpacity={0.06} stroke="var(--text-2)" strokeWidth={2} />,
  'closed-other-hours': () => <Box fill="var(--current)" fillOpacity={0.1} {...solid(2)} />,
  'advice-other-hours': () => <Box fill="var(--text-2)" fillOpacity={0.08} {...solid(1)} />,
  'upcoming-closure': (pattern) => (
    <>
      <pattern id={pattern} width={7} height={7} patternUnits="userSpaceOnUse">
        <circle cx={1.75} cy={1.75} r={1.05} fill="var(--upcoming)" />
        <circle cx={5.25} cy={5.25} r={1.05} fill="var(--upcoming)" />
      </pattern>
      <Box fill={`url(#${pattern})`} stroke="var(--upcoming)" strokeWidth={1.9} strokeDasharray="4.4 2.8" />
    </>
  ),
  'upcoming-advice': () => (
    <Box
      fill="var(--upcoming)"
      fillOpacity={0.03}
      stroke="var(--upcoming)"
      strokeWidth={1.1}
      strokeDasharray="3.2 2.2"
    />
  ),
  notice: () => (
    <>
      <Box fill="var(--notice-fill)" fillOpacity={0.22} stroke="var(--notice)" strokeWidth={3} />
      <Box stroke="var(--notice-fill)" strokeWidth={1.2} />
    </>
  ),
  'upcoming-notice': () => (
    <>
      <Box stroke="var(--notice)" strokeWidth={3} strokeDasharray="5 3" />
      <Box stroke="var(--notice-fill)" strokeWidth={1.2} strokeDasharray="5 3" />
    </>
  ),
  expired: () => <Box stroke="var(--expired)" strokeWidth={1.4} />,
}
