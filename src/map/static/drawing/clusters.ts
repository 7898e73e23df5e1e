import { Supercluster } from '@maplibre/geojson-vt'
import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import type { Feature, FeatureCollection, GeoJsonProperties, Point } from 'geojson'
import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import type { Frame } from '../frame.ts'

const indexes = new WeakMap<FeatureCollection, Supercluster>()

/** The points of a clustered source at the picture's zoom: each stands for itself or for those around it. */
export function clustered(source: GeoJSONSourceSpecification, data: FeatureCollection, frame: Frame): Feature[] {
  const known = indexes.get(data)
  const index = known ?? indexOf(source, data)
  indexes.set(data, index)
  return [...index.getClusters([-180, -90, 180, 90], Math.floor(frame.zoom))]
}

function indexOf(source: GeoJSONSourceSpecification, data: FeatureCollection): Supercluster {
  const { clusterRadius = 50, clusterMaxZoom = 17, clusterProperties } = source
  const sums = Object.entries<unknown>(Object(clusterProperties ?? {})).map(([name, rule]) => sumOf(name, rule))
  const index = new Supercluster({
    radius: clusterRadius,
    maxZoom: clusterMaxZoom,
    map: (properties) => Object.fromEntries(sums.map(({ name, first }) => [name, first(properties)])),
    reduce: (all, one) => {
      for (const { name, add } of sums) all[name] = add(all[name], one)
    },
  })
  const isPoint = (feature: Feature): feature is Feature<Point> => feature.geometry.type === 'Point'
  index.load(data.features.filter(isPoint))
  return index
}

/** What a cluster knows of its points, by the rule of the style: `[operator, expression of one point]`. */
function sumOf(name: string, rule: unknown) {
  const [operator, one]: unknown[] = Array.isArray(rule) ? rule : []
  const first = evaluator(one)
  const both = evaluator([operator, ['accumulated'], ['get', name]])
  return {
    name,
    first: (properties: GeoJsonProperties): unknown => first(properties, undefined),
    add: (all: unknown, properties: GeoJsonProperties): unknown => both(properties, all),
  }
}

function evaluator(expression: unknown) {
  const parsed = createExpression(expression, 'clusterProperties')
  if (parsed.result === 'error') throw new Error(parsed.value.map(({ message }) => message).join(' '))
  return (properties: GeoJsonProperties, accumulated: unknown): unknown => {
    const globals = { zoom: 0, ...(typeof accumulated === 'number' && { accumulated }) }
    return parsed.value.evaluate(globals, { type: 'Point', properties: properties ?? {} })
  }
}
