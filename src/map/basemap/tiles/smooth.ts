import type { Position } from './band.ts'

/** Rounds the corners of a line by cutting each of them `times` times (Chaikin). A ring stays closed, ends stay. */
export function smooth(line: readonly Position[], times: number): readonly Position[] {
  const [first, last] = [line[0], line.at(-1)]
  if (times === 0 || first === undefined || last === undefined || line.length < 3) return line
  const isRing = first[0] === last[0] && first[1] === last[1]
  const cut: Position[] = isRing ? [] : [first]
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (from === undefined) continue
    if (isRing || index > 1) cut.push(between(from, to, 0.25))
    if (isRing || index < line.length - 1) cut.push(between(from, to, 0.75))
  }
  const [start] = cut
  cut.push(isRing && start !== undefined ? start : last)
  return smooth(cut, times - 1)
}

function between([fromX, fromY]: Position, [toX, toY]: Position, share: number): Position {
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]
}
