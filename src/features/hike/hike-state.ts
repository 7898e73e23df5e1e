import { create } from 'zustand'
import type { BBox } from '#contract/geometry.ts'
import { nearestLng } from '#contract/geo/box.ts'
import { readLine } from './check/hike-client.ts'
import type { LineSource, LineSummary } from './check/messages.ts'
import { reachBoxOf } from './touch/reach.ts'
import { ReadProblem } from './read/read-problem.ts'

export type DrawnPoint = readonly [lng: number, lat: number]

/** The stages of a check, from no line to one that can be checked. */
export type HikeStage =
  | { readonly kind: 'empty' }
  /** `points`: those set so far. */
  | { readonly kind: 'drawing'; readonly points: readonly DrawnPoint[] }
  | { readonly kind: 'reading'; readonly name: string; readonly share: number; readonly cancel: () => void }
  | { readonly kind: 'unread'; readonly name: string; readonly problem: ReadProblem | null }
  | { readonly kind: 'line'; readonly name: string | null; readonly id: number; readonly line: LineSummary }

const useHikeStore = create<{ readonly stage: HikeStage }>(() => ({ stage: { kind: 'empty' } }))
const show = (stage: HikeStage) => useHikeStore.setState({ stage })
let lines = 0

export function useHikeStage(): HikeStage {
  return useHikeStore(({ stage }) => stage)
}

export function hikeCleared(): void {
  const { stage } = useHikeStore.getState()
  if (stage.kind === 'reading') stage.cancel()
  show({ kind: 'empty' })
}

export function drawingStarted(): void {
  hikeCleared()
  show({ kind: 'drawing', points: [] })
}

/** A point set on the map; it goes the shorter way around the world. */
export function pointDrawn([lng, lat]: DrawnPoint): void {
  const { stage } = useHikeStore.getState()
  if (stage.kind !== 'drawing') return
  const last = stage.points.at(-1)
  show({ kind: 'drawing', points: [...stage.points, [last === undefined ? lng : nearestLng(lng, last[0]), lat]] })
}

export function pointUndone(): void {
  const { stage } = useHikeStore.getState()
  if (stage.kind === 'drawing') show({ kind: 'drawing', points: stage.points.slice(0, -1) })
}

export function drawingFinished(): void {
  const { stage } = useHikeStore.getState()
  if (stage.kind === 'drawing') void read({ kind: 'drawn', points: stage.points }, null)
}

/** A file that may hold a route; the box of what it holds is for the map to go to. */
export async function fileChosen(file: File, onZoomTo: (box: BBox) => void): Promise<void> {
  hikeCleared()
  const line = await read({ kind: 'file', file }, file.name)
  if (line !== null) onZoomTo(reachBoxOf(line.box))
}

async function read(source: LineSource, name: string | null): Promise<LineSummary | null> {
  const controller = new AbortController()
  const cancel = () => controller.abort()
  const title = name ?? ''
  show({ kind: 'reading', name: title, share: 0, cancel })
  try {
    const onProgress = (share: number) => show({ kind: 'reading', name: title, share, cancel })
    const line = await readLine(source, onProgress, controller.signal)
    lines += 1
    show({ kind: 'line', name, id: lines, line })
    return line
  } catch (error) {
    if (!controller.signal.aborted) {
      show({ kind: 'unread', name: title, problem: error instanceof ReadProblem ? error : null })
    }
    return null
  }
}
