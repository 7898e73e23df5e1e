import { count } from '../intake/count.ts'
import type { GroundFacts } from './make-ground.ts'

/** Of more areas the report only tells the number. */
const MOST_TOLD = 5

/** What the command says at the end, line by line. */
export function groundReport({ path, tiles, bytes, partialAreas, cutWays, ...facts }: GroundFacts): string[] {
  return [
    `${path}: ${count(tiles)} tiles, ${(bytes / 1e6).toFixed(1)} MB, of ${count(facts.ways)} ways and ${count(facts.nodes)} nodes.`,
    ...(cutWays === 0 ? [] : [`${count(cutWays)} ways go on beyond the extract, and are drawn as far as it has them.`]),
    ...partialLines(partialAreas),
  ]
}

function partialLines(areas: GroundFacts['partialAreas']): string[] {
  if (areas.length === 0) return []
  const told = areas.slice(0, MOST_TOLD).map(({ id, name, missing, isDrawn }) => {
    const lack = missing > 0 ? `${count(missing)} ways missing` : 'not closed'
    return `  relation ${id}${name === '' ? '' : ` (${name})`}: ${lack}, ${isDrawn ? 'the rest is drawn' : 'not drawn'}`
  })
  const more = areas.length > MOST_TOLD ? [`  and ${count(areas.length - MOST_TOLD)} more`] : []
  return [`${count(areas.length)} areas are not whole in the extract:`, ...told, ...more]
}
