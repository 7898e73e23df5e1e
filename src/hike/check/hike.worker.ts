import { ApiError } from '#api/errors.ts'
import { unwrapped } from '#viewport/geometry/globe.ts'
import { boxOfLine, edgeTreeOf, type EdgeTree } from '../line/edge-tree.ts'
import { emptyPiece, lengthOf, lineOf } from '../line/line.ts'
import { shownLine } from '../line/shown-line.ts'
import { readFile } from '../read/read-file.ts'
import { ReadProblem } from '../read/read-problem.ts'
import type { Route } from '../read/route.ts'
import { checkClosures } from './check-closures.ts'
import type { Delivery, LineSource, LineSummary, Order } from './messages.ts'

/** The line that checks are about: the last one read. */
let tree: EdgeTree | null = null
const running = new Map<number, AbortController>()

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.type === 'drop') running.get(data.id)?.abort()
  else void deliver(data)
})

async function deliver(order: Exclude<Order, { type: 'drop' }>): Promise<void> {
  const { id } = order
  const controller = new AbortController()
  running.set(id, controller)
  try {
    if (order.type === 'read') {
      const line = await read(order.source, (share) => answer({ type: 'progress', id, share }))
      answer({ type: 'line', id, line })
    } else {
      if (tree === null) throw new Error('No line has been read.')
      const checked = await checkClosures({ base: order.base }, tree, order.since, controller.signal)
      answer({ type: 'answer', id, answer: checked })
    }
  } catch (error) {
    answer(failureOf(id, error))
  } finally {
    running.delete(id)
  }
}

function failureOf(id: number, error: unknown): Delivery {
  if (error instanceof ReadProblem) return { type: 'unread', id, code: error.code, line: error.line }
  const failure = error instanceof ApiError ? error.failure : null
  return { type: 'failed', id, failure, reason: error instanceof Error ? error.message : String(error) }
}

async function read(source: LineSource, onProgress: (share: number) => void): Promise<LineSummary> {
  const { pieces, unreadable } = source.kind === 'file' ? await readFile(source.file, onProgress) : drawn(source.points)
  const line = lineOf(pieces)
  if (line === null) throw new ReadProblem('no-line')
  tree = edgeTreeOf(line)
  return {
    shown: shownLine(line),
    box: boxOfLine(tree),
    points: line.lng.length,
    pieces: line.starts.reduce((count, starts) => count + starts, 0),
    unreadable,
    length: lengthOf(line),
    climbed: line.climbed?.at(-1) ?? null,
  }
}

function drawn(points: readonly (readonly [number, number])[]): Route {
  const piece = emptyPiece()
  for (const [lng, lat] of points) {
    piece.lng.push(unwrapped(lng, piece.lng.at(-1) ?? 0))
    piece.lat.push(lat)
    piece.ele.push(NaN)
  }
  return { pieces: [piece], unreadable: 0 }
}

function answer(delivery: Delivery): void {
  self.postMessage(delivery, { transfer: [] })
}
