import type { ExpressionSpecification } from 'maplibre-gl'

/** Whether the pointer is on a feature, on the map or in the list. */
export const HOVERED: ExpressionSpecification = ['boolean', ['feature-state', 'hovered'], false]

/** Joins of lines that are too thin for anyone to see how they end: rounded ones have several times as many vertices. */
export const THIN_JOIN: ExpressionSpecification = ['step', ['zoom'], 'miter', 8, 'round']

/**
 * A value that is the same for all features, written as one that could differ. Layers of a kind whose values may differ
 * in the same properties share a shader program, and compiling one costs more of a start than drawing with it.
 */
export function perFeature(value: string | number | ExpressionSpecification): ExpressionSpecification {
  return ['case', ['has', 'id'], value, value]
}

/** A value that goes from stop to stop (zoom, value) evenly. */
export function byZoom(...stops: readonly (number | ExpressionSpecification)[]): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], ...stops]
}
