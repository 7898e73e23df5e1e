import type { ExpressionSpecification } from 'maplibre-gl'

/** Whether the pointer is on a feature, on the map or in the list. */
export const HOVERED: ExpressionSpecification = ['boolean', ['feature-state', 'hovered'], false]

/** A value that goes from stop to stop (zoom, value) evenly. */
export function byZoom(...stops: readonly (number | ExpressionSpecification)[]): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], ...stops]
}
