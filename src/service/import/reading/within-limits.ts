import { passedLimit } from '../../intake/limits.ts'
import { beyond, checkLimit, type Limits } from './input/limits.ts'
import type { SourceFeature } from './input/source-feature.ts'

/** Features with a problem where one goes beyond the limits. Throws an ImportError where there are too many. */
export async function* withinLimits(
  features: AsyncGenerator<SourceFeature, undefined>,
  limits: Limits,
): AsyncGenerator<SourceFeature, undefined> {
  for await (const feature of features) {
    checkLimit(limits, 'records', feature.number)
    const hasMany = Object.keys(feature.properties).length > limits.properties
    const name = hasMany ? 'properties' : passedLimit(feature.geometry, limits)
    yield name === null ? feature : { ...feature, geometry: null, problem: beyond(limits, name) }
  }
}
