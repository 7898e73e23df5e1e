import { create } from 'zustand'
import { nearestLng } from '#contract/geo/box.ts'
import type { LineSummary } from './check/messages.ts'
import type { ReadProblem } from './read/read-problem.ts'

export type DrawnPoint = readonly [lng: number, lat: number]

/** The stages of a check, from no line to one that can be checked. */
export type HikeStage =
  | { readonly kind: 'empty' }
  /** `points`: those set so far; `names`: of each, what it was found by, none where it was pointed at. */
  | { readonly kind: 'drawing'; readonly points: readonly DrawnPoint[]; readonly names: readonly string[] }
  | { readonly kind: 'reading'; readonly name: string; readonly share: number }
  | { readonly kind: 'unread'; readonly name: string; readonly problem: ReadProblem | null }
  | { readonly kind: 'line'; readonly name: string | null; readonly id: number; readonly line: LineSummary }

const useHikeStore = create<{ readonly stage: HikeStage }>(() => ({ stage: { kind: 'empty' } }))

export function useHikeStage(): HikeStage {
  return useHikeStore(({ stage }) => stage)
}

/** Whether points are being set on the map. */
export function useIsDrawing(): boolean {
  return useHikeStore(({ stage }) => stage.kind === 'drawing')
}

/** The points set so far; null while none are being set. */
export function drawnPoints(): readonly DrawnPoint[] | null {
  const { stage } = useHikeStore.getState()
  return stage.kind === 'drawing' ? stage.points : null
}

export function stageReached(stage: HikeStage): void {
  useHikeStore.setState({ stage })
}

/** A point set on the map, or found by a name; it goes the shorter way around the world. */
export function pointDrawn([lng, lat]: DrawnPoint, name = ''): void {
  const { stage } = useHikeStore.getState()
  if (stage.kind !== 'drawing') return
  const { points, names } = stage
  const last = points.at(-1)
  const point: DrawnPoint = [last === undefined ? lng : nearestLng(lng, last[0]), lat]
  stageReached({ kind: 'drawing', points: [...points, point], names: [...names, name] })
}

/** Takes back the last point, or that at an index. */
export function pointUndone(at?: number): void {
  const { stage } = useHikeStore.getState()
  if (stage.kind !== 'drawing') return
  const index = at ?? stage.points.length - 1
  stageReached({ kind: 'drawing', points: stage.points.toSpliced(index, 1), names: stage.names.toSpliced(index, 1) })
}
