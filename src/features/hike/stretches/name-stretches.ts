import type { GroundTiles } from '#map/ground/named-ways/ground-names.ts'
import type { HikeLine } from '../line/line.ts'
import type { ClosureTouch } from '../time/encounter.ts'
import { stretchKey } from './stretch-key.ts'
import type { StretchPath } from './name-stretch.ts'

/** More stretches than that are not told one by one. */
const MOST = 20

/** The paths that the stretches of a line within closures run along, as far as the map tells. */
export async function nameStretches(
  line: HikeLine,
  touches: readonly ClosureTouch[],
  grounds: readonly GroundTiles[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, StretchPath>> {
  const { nameStretch } = await import('./name-stretch.ts')
  const closures = touches.filter(({ record, shape }) => record.type === 'closure' && shape === 'own')
  const stretches = closures.flatMap(({ record, parts }) =>
    parts.filter(({ inside }) => inside).map((part) => ({ key: stretchKey(record.uuid, part.from), part })),
  )
  const named = new Map<string, StretchPath>()
  for (const { key, part } of stretches.slice(0, MOST)) {
    const path = await nameStretch(line, part, grounds, signal)
    if (path !== null) named.set(key, path)
  }
  return named
}
