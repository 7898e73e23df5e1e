import type { ClosureRecord } from './closure.ts'

/**
 * Whose shape a closure is drawn with: its own; that of whole areas, which it closes; or that of areas of which it only
 * says something, as a notice or advice does.
 */
export type Extent = 'own' | 'areas' | 'about-areas'

/** Whose shape a closure is drawn with. */
export function extentOf({
  geometry_from,
  type,
  is_binding,
}: Pick<ClosureRecord, 'geometry_from' | 'type' | 'is_binding'>): Extent {
  if (geometry_from !== 'areas') return 'own'
  return type === 'notice' || is_binding === false ? 'about-areas' : 'areas'
}
