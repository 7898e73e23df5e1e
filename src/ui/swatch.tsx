import { useId, type ReactNode, type SVGProps } from 'react'
import type { AreaFamily } from '#contract/lookups.ts'
import type { StatusIconName } from './status-shapes.ts'

const WIDTH = 30
const HEIGHT = 20

/** A sample of how the map draws the shapes of a status. It says nothing to a screen reader: words stand beside it. */
export function Swatch({ look }: { readonly look: StatusIconName }) {
  const pattern = useId()
  return <Frame width={WIDTH}>{samples[look](pattern)}</Frame>
}

/** A sample of how the map draws a family of areas. */
export function AreaSwatch({ family, width = WIDTH }: { readonly family: AreaFamily; readonly width?: number }) {
  const colour = `var(--${family})`
  return (
    <Frame width={width}>
      <Box width={width} inset={1} fill={colour} fillOpacity={0.06} stroke={colour} strokeWidth={1.4} />
      <Box width={width} inset={3.7} stroke={colour} strokeOpacity={0.3} strokeWidth={4} />
    </Frame>
  )
}

const solid = (width: number) => ({ stroke: 'var(--current)', strokeWidth: width })

const samples: Readonly<Record<StatusIconName, (pattern: string) => ReactNode>> = {
  'in-force': (pattern) => (
    <>
      <pattern id={pattern} width={6.4} height={6.4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={1.4} height={6.4} fill="var(--current)" opacity={0.75} />
      </pattern>
      <Box fill="var(--current)" fillOpacity={0.1} />
      <Box fill={`url(#${pattern})`} {...solid(2)} />
    </>
  ),
  voluntary: () => (
    <>
      <Box fill="var(--current)" fillOpacity={0.06} {...solid(1)} />
      <Box inset={4} strokeOpacity={0.28} {...solid(4)} />
    </>
  ),
  'other-hours': () => <Box fill="var(--current)" fillOpacity={0.1} {...solid(2)} />,
  upcoming: (pattern) => (
    <>
      <pattern id={pattern} width={7} height={7} patternUnits="userSpaceOnUse">
        <circle cx={1.75} cy={1.75} r={1.05} fill="var(--upcoming)" />
        <circle cx={5.25} cy={5.25} r={1.05} fill="var(--upcoming)" />
      </pattern>
      <Box fill={`url(#${pattern})`} stroke="var(--upcoming)" strokeWidth={1.9} strokeDasharray="4.4 2.8" />
    </>
  ),
  notice: () => (
    <>
      <Box fill="var(--notice-fill)" fillOpacity={0.22} stroke="var(--notice)" strokeWidth={3} />
      <Box stroke="var(--notice-fill)" strokeWidth={1.2} />
    </>
  ),
  expired: () => <Box stroke="var(--expired)" strokeWidth={1.4} />,
}

function Frame({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

interface BoxProps extends Omit<SVGProps<SVGRectElement>, 'width'> {
  readonly width?: number
  readonly inset?: number
}

function Box({ width = WIDTH, inset = 1.5, ...paint }: BoxProps) {
  return (
    <rect fill="none" {...paint} x={inset} y={inset} width={width - 2 * inset} height={HEIGHT - 2 * inset} rx={2} />
  )
}
