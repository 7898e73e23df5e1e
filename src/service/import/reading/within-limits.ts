import { beyond, checkLimit, type LimitName, type Limits } from './input/limits.ts'
import type { SourceFeature } from './input/source-feature.ts'

/** Features with a problem where one goes beyond the limits. Throws an ImportError where there are too many. */
export async function* withinLimits(
  features: AsyncGenerator<SourceFeature, undefined>,
  limits: Limits,
): AsyncGenerator<SourceFeature, undefined> {
  for await (const feature of features) {
    checkLimit(limits, 'records', feature.number)
    const name = passedLimit(feature, limits)
    yield name === null ? feature : { ...feature, geometry: null, problem: beyond(limits, name) }
  }
}

function passedLimit({ properties, geometry }: SourceFeature, limits: Limits): LimitName | null {
  if (Object.keys(properties).length > limits.properties) return 'properties'
  let vertices = 0
  /** False where it is nested too deep. */
  const measure = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null) return true
    if (depth > limits.depth || vertices > limits.vertices) return depth <= limits.depth
    if (!Array.isArray(value)) return Object.values(value).every((part) => measure(part, depth + 1))
    if (typeof value[0] === 'number') vertices++
    else for (const part of value) if (!measure(part, depth + 1)) return false
    return true
  }
  if (!measure(geometry, 1)) return 'depth'
  return vertices > limits.vertices ? 'vertices' : null
}
