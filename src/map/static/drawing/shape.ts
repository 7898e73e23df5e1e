import type { Pixel } from '../../camera/world.ts'

/** The kinds of shapes that style layers tell apart. */
export type ShapeKind = 'Point' | 'LineString' | 'Polygon'

/** A feature as the picture has it: its parts in px. */
export interface Shape {
  readonly type: ShapeKind
  readonly id: string | number | undefined
  readonly properties: Readonly<Record<string, unknown>>
  /** Points, lines or rings. */
  readonly parts: readonly (readonly Pixel[])[]
}

/** Shapes of one source layer, of which only what is in the box is drawn: their tile; null where they are whole. */
export interface ShapeGroup {
  readonly clip: { readonly x: number; readonly y: number; readonly edge: number } | null
  readonly shapes: readonly Shape[]
}

/** The outline of a line or polygon. */
export function pathOf({ type, parts }: Shape): Path2D {
  const path = new Path2D()
  for (const part of parts) {
    part.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
    if (type === 'Polygon') path.closePath()
  }
  return path
}
