import { PbfReader } from 'pbf'
import type { FlatLine } from './clip-line.ts'

/** Drawing commands of vector tiles (version 2): a move, lines, and for rings a closing; steps are differences. */
const MOVE = 1
const LINES = 2
const CLOSE = 7

/** The commands of lines, or of rings that are closed; null where nothing is left of them but points. */
export function commandsOf(parts: readonly FlatLine[], isClosed: boolean): number[] | null {
  const commands: number[] = []
  let [x, y] = [0, 0]
  const least = isClosed ? 3 : 2
  for (const points of parts) {
    if (points.length < least * 2) continue
    commands.push(command(MOVE, 1), zigzag((points[0] ?? 0) - x), zigzag((points[1] ?? 0) - y))
    commands.push(command(LINES, points.length / 2 - 1))
    for (let at = 2; at < points.length; at += 2) {
      commands.push(
        zigzag((points[at] ?? 0) - (points[at - 2] ?? 0)),
        zigzag((points[at + 1] ?? 0) - (points[at - 1] ?? 0)),
      )
    }
    x = points.at(-2) ?? 0
    y = points.at(-1) ?? 0
    if (isClosed) commands.push(command(CLOSE, 1))
  }
  return commands.length === 0 ? null : commands
}

export function pointCommands(x: number, y: number): number[] {
  return [command(MOVE, 1), zigzag(x), zigzag(y)]
}

/** The lines, or rings, that commands draw: undoes {@link commandsOf}. */
export function partsOf(geometry: Uint8Array): number[][] {
  const pbf = new PbfReader(geometry)
  const parts: number[][] = []
  let part: number[] = []
  let [x, y] = [0, 0]
  while (pbf.pos < geometry.length) {
    const head = pbf.readVarint()
    const id = head & 7
    if (id === CLOSE) continue
    if (id === MOVE) parts.push((part = []))
    for (let left = head >> 3; left > 0; left--) {
      x += pbf.readSVarint()
      y += pbf.readSVarint()
      part.push(x, y)
    }
  }
  return parts
}

function command(id: number, count: number): number {
  return (id & 7) | (count << 3)
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31)
}
