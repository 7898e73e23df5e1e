import polygonClipping from 'polygon-clipping'
import { turnsTo } from '#contract/geo/box.ts'
import { signedArea, unrolled } from '#contract/geo/ring.ts'
import type { LngLat } from '#contract/geometry.ts'
import { GeometryError } from './geometry-error.ts'
import type { Ring, Rings } from './ring.ts'

/**
 * Whether a step between neighbouring positions is longer than half the globe, so that it means the other way round. Along
 * a pole, all of which is one point, none does: so an outline around it is closed in longitude and latitude.
 */
export function jumpsAntimeridian(rings: Rings): boolean {
  return rings.some((ring) =>
    ring.some((to, index) => {
      const from = ring[index - 1] ?? to
      return Math.abs(to[0] - from[0]) > 180 && !(Math.abs(to[1]) === 90 && from[1] === to[1])
    }),
  )
}

/**
 * A polygon that goes around the globe between two parallels, as the frame of the world does; null for any other, and for
 * one with a hole across the antimeridian. Its sides from 180° to −180° are the short way no way at all: they get a
 * corner halfway, so that each step means what it says.
 */
export function bandAround(rings: Rings): Rings | null {
  const [outer = [], ...holes] = rings
  if (jumpsAntimeridian(holes)) return null
  const isAround = outer.some((to, index) => isTurn(outer[index - 1], to))
  if (!isAround || signedArea(unrolled(outer)) !== 0 || signedArea(outer) === 0) return null
  return rings.map((ring) => ring.flatMap((to, index): Ring => (isTurn(ring[index - 1], to) ? [[0, to[1]], to] : [to])))
}

/** Whether a step follows a parallel all around the globe. */
function isTurn(from: LngLat | undefined, to: LngLat): boolean {
  return from !== undefined && Math.abs(to[0] - from[0]) === 360 && from[1] === to[1]
}

/**
 * Cuts a polygon that runs across the antimeridian into parts on either side of it, as RFC 7946 asks.
 * Throws a GeometryError for one that goes around a pole.
 */
export function cutAtAntimeridian(rings: Rings): Rings[] {
  const start = rings[0]?.[0]?.[0] ?? 0
  const polygon = rings.map((ring) => shift(withoutJumps(ring), turnsTo(ring[0]?.[0] ?? 0, start) * 360))
  return [-360, 0, 360].flatMap((offset) =>
    polygonClipping
      .intersection([polygon], [[boxFrom(offset - 180)]])
      .map((part) => part.map((ring) => shift(ring, -offset))),
  )
}

function withoutJumps(ring: Ring): LngLat[] {
  const line = unrolled(ring)
  if (line.at(-1)?.[0] !== line[0]?.[0]) throw new GeometryError('its outline goes around a pole')
  return line
}

function shift(ring: Ring, degrees: number): LngLat[] {
  return ring.map(([lng, lat]) => [lng + degrees, lat])
}

function boxFrom(west: number): LngLat[] {
  return [
    [west, -90],
    [west + 360, -90],
    [west + 360, 90],
    [west, 90],
    [west, -90],
  ]
}
