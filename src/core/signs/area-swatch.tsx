import type { AreaFamily } from '#contract/records/lookups.ts'
import { Box, Frame, SWATCH_WIDTH } from './swatch-frame.tsx'

/** A sample of how the map draws a family of areas. */
export function AreaSwatch({ family, width = SWATCH_WIDTH }: { readonly family: AreaFamily; readonly width?: number }) {
  const colour = `var(--${family})`
  return (
    <Frame width={width}>
      <Box width={width} inset={1} fill={colour} fillOpacity={0.06} stroke={colour} strokeWidth={1.4} />
      <Box width={width} inset={3.7} stroke={colour} strokeOpacity={0.3} strokeWidth={4} />
    </Frame>
  )
}
