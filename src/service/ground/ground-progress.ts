import { keysOf } from '#contract/keys.ts'
import type { GroundStage } from './make-ground.ts'

/** Each stage, in order: what is said of it, and how much of the whole time it takes, about. */
const STAGES = {
  nodes: { words: 'reading places', share: 0.1 },
  ways: { words: 'reading ways', share: 0.3 },
  areas: { words: 'putting areas together', share: 0.05 },
  contours: { words: 'drawing contours', share: 0.15 },
  tiles: { words: 'writing tiles', share: 0.25 },
  shading: { words: 'shading slopes', share: 0.1 },
  heights: { words: 'writing heights', share: 0.05 },
} as const satisfies Record<GroundStage, object>

/** How far a ground is, in the words and numbers of a view of progress. */
export function groundProgress() {
  let stage: GroundStage = 'nodes'
  return {
    words: (_: unknown, done: number) => `${Math.floor(done * 100)} %, ${STAGES[stage].words}`,
    at(current: GroundStage, done: number) {
      stage = current
      return { bytes: before(current) + STAGES[current].share * Math.min(1, done), totalBytes: 1, records: 0 }
    },
  }
}

function before(stage: GroundStage): number {
  const stages = keysOf(STAGES)
  return stages.slice(0, stages.indexOf(stage)).reduce((sum, earlier) => sum + STAGES[earlier].share, 0)
}
