import { FAMILY_DASHES } from '#contract/palette/family-dashes.ts'
import type { AreaFamily } from '#contract/records/lookups.ts'
import { Box, Frame, SWATCH_WIDTH } from './swatch-frame.tsx'

const EDGE = 1.4

/** A sample of how the map draws a family of areas. */
export function AreaSwatch({ family, width = SWATCH_WIDTH }: { readonly family: AreaFamily; readonly width?: number }) {
  const colour = `var(--${family})`
  const dash = FAMILY_DASHES[family].map((widths) => widths * EDGE).join(' ')
  return (
    <Frame width={width}>
      <Box
        width={width}
        inset={3}
        fill={colour}
        fillOpacity={0.06}
        stroke={colour}
        strokeOpacity={0.3}
        strokeWidth={4}
      />
      <Box width={width} inset={1} stroke={colour} strokeWidth={EDGE} strokeDasharray={dash} />
    </Frame>
  )
}
