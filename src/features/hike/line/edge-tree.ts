import Flatbush from 'flatbush'
import type { UnwrappedBox } from '#contract/geo/box.ts'
import type { HikeLine } from './line.ts'

/** A line with an index of its edges' boxes; edge `i` leads from point `i` to the next. */
export interface EdgeTree {
  readonly line: HikeLine
  readonly index: Flatbush
}

export function edgeTreeOf(line: HikeLine): EdgeTree {
  const { lng, lat } = line
  const index = new Flatbush(lng.length - 1)
  for (let edge = 0; edge + 1 < lng.length; edge++) {
    const [x1 = 0, x2 = 0, y1 = 0, y2 = 0] = [lng[edge], lng[edge + 1], lat[edge], lat[edge + 1]]
    index.add(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2))
  }
  index.finish()
  return { line, index }
}

/** The box around all of the line. */
export function boxOfLine({ index }: EdgeTree): UnwrappedBox {
  return [index.minX, index.minY, index.maxX, index.maxY]
}

/** The edges whose boxes meet a box, in no order; the gaps between pieces are none. */
export function edgesNear({ line, index }: EdgeTree, box: UnwrappedBox): readonly number[] {
  return index.search(...box, (edge) => line.starts[edge + 1] !== 1)
}
