import type { Look } from '#records/closures/looks.ts'
import type { Encounter } from '../time/encounter.ts'
import type { HikeWords } from '../words/en.ts'

/** All that is met in one line, and how the map would draw it. */
export function verdictWords(encounters: readonly Encounter[], { verdict }: HikeWords): { look: Look; title: string } {
  const mine = encounters.filter(({ concern }) => concern !== 'no')
  const inForce = mine.filter(({ look }) => look === 'in-force').length
  const avoided = mine.filter(({ look, state }) => look === 'voluntary' && state.times?.inForce !== false)
  const offPaths = avoided.filter(({ concern }) => concern === 'off-paths').length
  const voluntary = avoided.length - offPaths
  if (inForce > 0) return { look: 'in-force', title: verdict.inForce(inForce) }
  if (voluntary > 0) return { look: 'voluntary', title: verdict.voluntary(voluntary) }
  if (offPaths > 0) return { look: 'voluntary', title: verdict.offPaths(offPaths) }
  const [first] = [...mine, ...encounters]
  if (first === undefined) return { look: 'expired', title: verdict.none }
  return { look: first.look, title: verdict.others(encounters.length) }
}
