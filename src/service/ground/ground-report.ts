import { count, counted } from '../intake/count.ts'
import type { GroundFacts, MadeArchive } from './make-ground.ts'

/** Of more areas the report only tells the number. */
const MOST_TOLD = 5

/** What the command says at the end, line by line. */
export function groundReport({
  ground,
  relief,
  heights,
  removed,
  partialAreas,
  cutWays,
  nodes,
  ways,
}: GroundFacts): string[] {
  return [
    `${archiveLine(ground)}, of ${counted(ways, 'way')} and ${counted(nodes, 'node')}.`,
    ...(relief === null ? [] : [`${archiveLine(relief)} of shading.`]),
    ...(heights === null ? [] : [`${archiveLine(heights)} of heights.`]),
    ...removed.map((path) => `${path} was of the heights of before, and is removed: there are none this time.`),
    ...(cutWays === 0
      ? []
      : [`${counted(cutWays, 'way goes', 'ways go')} on beyond the extract: drawn as far as it has them.`]),
    ...partialLines(partialAreas),
  ]
}

function archiveLine({ path, tiles, bytes }: MadeArchive): string {
  return `${path}: ${counted(tiles, 'tile')}, ${(bytes / 1e6).toFixed(1)} MB`
}

function partialLines(areas: GroundFacts['partialAreas']): string[] {
  if (areas.length === 0) return []
  const told = areas.slice(0, MOST_TOLD).map(({ id, name, missing, isDrawn }) => {
    const lack = missing > 0 ? `${counted(missing, 'way')} missing` : 'not closed'
    return `  relation ${id}${name === '' ? '' : ` (${name})`}: ${lack}, ${isDrawn ? 'the rest is drawn' : 'not drawn'}`
  })
  const more = areas.length > MOST_TOLD ? [`  and ${count(areas.length - MOST_TOLD)} more`] : []
  return [`${counted(areas.length, 'area is', 'areas are')} not whole in the extract:`, ...told, ...more]
}
