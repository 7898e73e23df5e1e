import type { BBox } from '#contract/geometry.ts'
import { readLine } from './check/hike-client.ts'
import type { LineSource, LineSummary } from './check/messages.ts'
import { drawnPoints, stageReached } from './hike-stage.ts'
import { ReadProblem } from './read/read-problem.ts'
import { reachBoxOf } from './touch/reach.ts'

/** Ends the reading that is under way. */
let controller = new AbortController()
let lines = 0

export function hikeCleared(): void {
  controller.abort()
  stageReached({ kind: 'empty' })
}

export function drawingStarted(): void {
  controller.abort()
  stageReached({ kind: 'drawing', points: [], names: [] })
}

/** `onLine` hears of the line that was drawn. */
export async function drawingFinished(onLine: () => void): Promise<void> {
  const points = drawnPoints()
  const line = points === null ? null : await read({ kind: 'drawn', points }, null)
  if (line !== null) onLine()
}

/** A file that may hold a route; `onLine` hears of it, with the box for the map to go to. */
export async function fileChosen(file: File, onLine: (box: BBox) => void): Promise<void> {
  controller.abort()
  const line = await read({ kind: 'file', file }, file.name)
  if (line !== null) onLine(reachBoxOf(line.box))
}

async function read(source: LineSource, name: string | null): Promise<LineSummary | null> {
  controller = new AbortController()
  const { signal } = controller
  const title = name ?? ''
  const onProgress = (share: number) => stageReached({ kind: 'reading', name: title, share })
  onProgress(0)
  try {
    const line = await readLine(source, onProgress, signal)
    lines += 1
    stageReached({ kind: 'line', name, id: lines, line })
    return line
  } catch (error) {
    if (!signal.aborted) {
      stageReached({ kind: 'unread', name: title, problem: error instanceof ReadProblem ? error : null })
    }
    return null
  }
}
