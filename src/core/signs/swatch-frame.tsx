import type { ReactNode, SVGProps } from 'react'

export const SWATCH_WIDTH = 30
const HEIGHT = 20

/** The picture of a swatch. It says nothing to a screen reader: words stand beside it. */
export function Frame({ width, children }: { readonly width: number; readonly children: ReactNode }) {
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

/** A rounded box in it, `inset` px from its border. */
export function Box({ width = SWATCH_WIDTH, inset = 1.5, ...paint }: BoxProps) {
  return (
    <rect fill="none" {...paint} x={inset} y={inset} width={width - 2 * inset} height={HEIGHT - 2 * inset} rx={2} />
  )
}
