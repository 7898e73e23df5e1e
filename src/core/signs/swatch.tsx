import { useId, type ReactNode } from 'react'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { CORE, DASH, PAINTS, type Inside } from '#contract/standing/paint.ts'
import { Box, Frame, SWATCH_WIDTH } from './swatch-frame.tsx'

/** Dashes as long as the map's would leave too few around a box this small. */
const SHORTER = 0.75

/** A sample of how the map draws the shapes of a status. It says nothing to a screen reader: words stand beside it. */
export function Swatch({ status }: { readonly status: DisplayStatus }) {
  const pattern = useId()
  const { colour, width, dashed, fill = colour, tint, inside } = PAINTS[status]
  const dash = dashed && { strokeDasharray: DASH.map((widths) => widths * width * SHORTER).join(' ') }
  return (
    <Frame width={SWATCH_WIDTH}>
      <Box fill={`var(--${fill})`} fillOpacity={tint} />
      {inside && INSIDES[inside](pattern)}
      <Box stroke={`var(--${colour})`} strokeWidth={width} {...dash} />
      {colour === 'notice' && <Box stroke="var(--notice-fill)" strokeWidth={CORE.width} {...dash} />}
    </Frame>
  )
}

/** A sample of closures whose period runs: in force in its left half, at other hours in its right. */
export function CurrentSwatch() {
  const clip = useId()
  const { colour, width, tint } = PAINTS['closed-now']
  return (
    <Frame width={SWATCH_WIDTH}>
      <clipPath id={clip}>
        <rect width={SWATCH_WIDTH / 2} height="100%" />
      </clipPath>
      <Box fill={`var(--${colour})`} fillOpacity={tint} />
      <g clipPath={`url(#${clip})`}>{INSIDES.hatch(`${clip}-hatch`)}</g>
      <line x1="50%" x2="50%" y1={2} y2={18} stroke={`var(--${colour})`} strokeWidth={1} />
      <Box stroke={`var(--${colour})`} strokeWidth={width} />
    </Frame>
  )
}

const INSIDES: Readonly<Record<Inside, (pattern: string) => ReactNode>> = {
  hatch: (pattern) => (
    <>
      <pattern id={pattern} width={6.4} height={6.4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={1.4} height={6.4} fill="var(--current)" opacity={0.75} />
      </pattern>
      <Box fill={`url(#${pattern})`} />
    </>
  ),
  dots: (pattern) => (
    <>
      <pattern id={pattern} width={7} height={7} patternUnits="userSpaceOnUse">
        <circle cx={1.75} cy={1.75} r={1.05} fill="var(--upcoming)" />
        <circle cx={5.25} cy={5.25} r={1.05} fill="var(--upcoming)" />
      </pattern>
      <Box fill={`url(#${pattern})`} />
    </>
  ),
  soft: () => <Box inset={3.2} stroke="var(--current)" strokeOpacity={0.8} strokeWidth={3} />,
}
