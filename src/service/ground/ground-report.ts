import { count } from '../intake/count.ts'
import type { GroundFacts, MadeArchive } from './make-ground.ts'

/** Of more areas the report only tells the number. */
const MOST_TOLD = 5

/** What the command says at the end, line by line. */
export function groundReport({ ground, relief, heights, partialAreas, cutWays, nodes, ways }: GroundFacts): string[] {
  return [
    `${archiveLine(ground)}, of ${count(ways)} ways and ${count(nodes)} nodes.`,
    ...(relief === null ? [] : [`${archiveLine(relief)} of shading.`]),
    ...(heights === null ? [] : [`${archiveLine(heights)} of heights.`]),
    ...(cutWays === 0 ? [] : [`${count(cutWays)} ways go on beyond the extract, and are drawn as far as it has them.`]),
    ...partialLines(partialAreas),
  ]
}

function archiveLine({ path, tiles, bytes }: MadeArchive): string {
  return `${path}: ${count(tiles)} tiles, ${(bytes / 1e6).toFixed(1)} MB`
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
