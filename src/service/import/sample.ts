import { eachPosition } from '#contract/geo/bounds.ts'
import { isGeometry } from '#contract/geometry.ts'
import { peek, type Peeked } from './reading/input/peek.ts'
import type { SourceFeature } from './reading/input/source-feature.ts'

/** How many features are looked at before a mapping is chosen, and about how many positions they may have. */
const LOOKED_AT = 300
const LOOKED_AT_POSITIONS = 1_000_000

/** The first features of a file, enough to choose a mapping by, and all of them. */
export function sampleOf(features: AsyncGenerator<SourceFeature, undefined>): Promise<Peeked<SourceFeature>> {
  return peek(features, LOOKED_AT, weightOf, LOOKED_AT_POSITIONS)
}

/** How many positions a feature has; its texts count as the positions that would take as much memory. */
function weightOf({ geometry, properties }: SourceFeature): number {
  let weight = 0
  if (isGeometry(geometry)) eachPosition(geometry, () => weight++)
  for (const value of Object.values(properties)) if (typeof value === 'string') weight += value.length / 50
  return weight
}
