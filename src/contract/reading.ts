import type { Geometry } from 'geojson'
import * as z from 'zod/mini'
import { boundsOf } from './geo/bounds.ts'
import type { BBox } from './geometry.ts'

/** Where a record tells more of itself; http or https. */
export const WebAddress = z.nullable(z.url({ protocol: /^https?$/ }))

/**
 * Reads a record without its null fields, so that null reads as missing, and without those of `optional` that do not
 * fit: one odd address or word takes no record away. What is no object reads as an empty one.
 */
export function withoutOdd(optional: Readonly<Record<string, Partial<Pick<z.ZodMiniType, 'safeParse'>>>>) {
  return (value: unknown): unknown => {
    // A name such as `constructor` finds something that is no schema.
    const fits = ([name, field]: readonly [string, unknown]) =>
      field !== null && optional[name]?.safeParse?.(field).success !== false
    return Object.fromEntries(Object.entries(value ?? {}).filter(fits))
  }
}

interface Placed {
  readonly bbox?: BBox | null | undefined
  readonly geometry?: Geometry | null | undefined
}

/** A record with the bounds of its geometry where it names no box: the specification has none. */
export function withBox<R extends Placed>(record: R): R {
  const { bbox, geometry } = record
  if (bbox != null || geometry == null) return record
  const bounds = boundsOf(geometry)
  return bounds === null ? record : { ...record, bbox: bounds }
}

/** A record without its null fields, so that null reads as missing. */
export const withoutNulls = withoutOdd({})
