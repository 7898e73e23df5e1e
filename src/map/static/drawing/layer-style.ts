import {
  Color,
  featureFilter,
  Formatted,
  latest,
  normalizePropertyExpression,
  Padding,
  ResolvedImage,
  VariableAnchorOffsetCollection,
} from '@maplibre/maplibre-gl-style-spec'
import type { StylePropertyExpression, StylePropertySpecification } from '@maplibre/maplibre-gl-style-spec'
import type { LayerSpecification } from 'maplibre-gl'
import type { Frame } from '../frame.ts'
import { inWorld, WORLD_TILE } from './place-in-world.ts'
import type { Shape } from './shape.ts'

/** What a style layer says of a shape, by MapLibre's own rules. */
export interface LayerStyle {
  /** Whether the layer draws the shape at this zoom. */
  matches(shape: Shape): boolean
  number(name: string, shape: Shape): number
  numbers(name: string, shape: Shape): readonly number[]
  /** A name, a colour as CSS has it, or a text; empty for none. */
  text(name: string, shape: Shape): string
  texts(name: string, shape: Shape): readonly string[]
  /** Which side of the words is put where, seen from their point, in em. */
  places(name: string, shape: Shape): readonly TextPlace[]
  flag(name: string, shape: Shape): boolean
}

/** A side or corner of words, or their middle, and where it is put. */
export interface TextPlace {
  readonly anchor: string
  readonly x: number
  readonly y: number
}

/** @param isHovered tells of shapes that carry the feature state `hovered`. */
export function styleOf(layer: LayerSpecification, frame: Frame, isHovered: (shape: Shape) => boolean): LayerStyle {
  const { zoom } = frame
  const expressions = expressionsOf(layer)
  const given = 'filter' in layer ? layer.filter : undefined
  const filter = featureFilter(given, `${layer.id}.filter`)
  const isOfPlace = JSON.stringify(given)?.includes('"within"') ?? false
  const passes = (shape: Shape) =>
    isOfPlace ? filter.filter({ zoom }, inWorld(shape, frame), WORLD_TILE) : filter.filter({ zoom }, shape)
  const inRange = zoom >= (layer.minzoom ?? 0) && zoom < (layer.maxzoom ?? 25)
  const value = (name: string, shape: Shape): unknown =>
    expressions.get(name)?.evaluate({ zoom }, shape, { hovered: isHovered(shape) })
  const list = (name: string, shape: Shape): readonly unknown[] => {
    const found = value(name, shape)
    if (found instanceof Padding || found instanceof VariableAnchorOffsetCollection) return found.values
    return Array.isArray(found) ? found : []
  }
  return {
    matches: (shape) => inRange && passes(shape),
    number: (name, shape) => Number(value(name, shape) ?? 0),
    numbers: (name, shape) => list(name, shape).map(Number),
    text: (name, shape) => wordsOf(value(name, shape)),
    texts: (name, shape) => list(name, shape).map(wordsOf),
    places: (name, shape) => placesIn(list(name, shape)),
    flag: (name, shape) => value(name, shape) === true,
  }
}

const known = new WeakMap<LayerSpecification, ReadonlyMap<string, StylePropertyExpression>>()

/** Every paint and layout property of the layer's kind, as the layer or else the specification has it. */
function expressionsOf(layer: LayerSpecification): ReadonlyMap<string, StylePropertyExpression> {
  const made = known.get(layer)
  if (made !== undefined) return made
  const given = new Map<string, unknown>([...Object.entries(layer.paint ?? {}), ...Object.entries(layer.layout ?? {})])
  const specs = { ...latest[`paint_${layer.type}`], ...latest[`layout_${layer.type}`] }
  const expressions = new Map(
    Object.entries(specs).flatMap(([name, spec]) =>
      isStyleProperty(spec)
        ? [[name, normalizePropertyExpression(given.get(name) ?? spec.default, `${layer.id}.${name}`, spec)]]
        : [],
    ),
  )
  known.set(layer, expressions)
  return expressions
}

/** Of a list of pairs, an anchor and its offset each. */
function placesIn(pairs: readonly unknown[]): readonly TextPlace[] {
  return pairs.flatMap((anchor, at) => {
    const offset = pairs[at + 1]
    if (typeof anchor !== 'string' || !Array.isArray(offset)) return []
    return [{ anchor, x: Number(offset[0]), y: Number(offset[1]) }]
  })
}

function isStyleProperty(spec: object): spec is StylePropertySpecification {
  return 'property-type' in spec
}

function wordsOf(value: unknown): string {
  if (value instanceof Color || value instanceof Formatted || value instanceof ResolvedImage) return value.toString()
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
