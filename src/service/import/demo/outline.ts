import type { MultiPolygon, Position } from 'geojson'
import type { LngLat } from '#contract/geometry.ts'
import { signedArea } from '#contract/geo/ring.ts'
import { toLngLat, turned } from './plane.ts'
import type { Point, Ring } from './plane.ts'
import { between, randomOf } from './random.ts'
import type { Random } from './random.ts'

/** What is known of a form; what is left out follows from the name. */
interface Form {
  /** Direction of the long axis, degrees counter-clockwise from east. */
  readonly turn?: number | undefined
  /** Length to width. */
  readonly stretch?: number | undefined
  /** How far both ends swing to the left of the axis, in half lengths; negative: to the right. */
  readonly bend?: number | undefined
  /** Number of separate parts; the first and largest lies around the centre. */
  readonly parts?: number | undefined
}

const GAP = 0.25

/** A schematic outline of the given size in km² around a centre: always the same for the same name. */
export function outline(name: string, centre: LngLat, km2: number, form: Form = {}): MultiPolygon {
  const rings = outlineRings(name, km2, form)
  return { type: 'MultiPolygon', coordinates: rings.map((ring) => [closedRing(centre, ring)]) }
}

/** The rings of {@link outline} in the plane around the centre, the largest first. */
export function outlineRings(name: string, km2: number, form: Form): Ring[] {
  const random = randomOf(name)
  const turn = form.turn === undefined ? between(random, 0, Math.PI) : (form.turn * Math.PI) / 180
  const parts = sharesOf(form.parts ?? 1).map((share) => blob(random, km2 * share, form))
  return lineUp(parts, random).map((ring) => ring.map((point) => turned(point, turn)))
}

/** A closed GeoJSON ring in degrees of a ring in the plane around a centre. */
export function closedRing(centre: LngLat, ring: Ring): Position[] {
  const positions = ring.map((point) => toLngLat(centre, point))
  return [...positions, ...positions.slice(0, 1)]
}

/** An irregular ring of the given size in km² around [0, 0], its long axis to the east. */
export function blob(random: Random, km2: number, form: Form): Ring {
  const stretch = form.stretch ?? between(random, 1.1, 2)
  const bend = form.bend ?? between(random, -0.25, 0.25)
  const long = Math.sqrt(stretch)
  // Where the ring runs along the axis, points need to be denser for even steps.
  const denser = (stretch - 1) / (2 * (stretch + 1))
  const count = Math.round(Math.min(140, 60 + 14 * Math.log2(1 + km2 / 8)))
  const radius = wave(random, count / 5, 0.4)
  const [swayEast, swayNorth] = [wave(random, 5, 0.08 / long), wave(random, 5, 0.08)]
  const ring = Array.from({ length: count }, (_, index): Point => {
    const step = (2 * Math.PI * index) / count
    const angle = step + denser * Math.sin(2 * step)
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
    const away = Math.exp(radius(step) * (sine ** 2 + cosine ** 2 / stretch))
    // Shears only: they keep the size, and a ring that does not cross itself stays so.
    const north = (away * sine + swayNorth(away * cosine) - swayNorth(0)) / long
    const east = (away * cosine + swayEast(north * long) - swayEast(0)) * long
    return [east, north + (bend * east * east) / long]
  })
  const scale = Math.sqrt(km2 / signedArea(ring))
  return ring.map(([east, north]) => [east * scale, north * scale])
}

/** A smooth periodic curve: waves from the second on, the finer the fainter. */
export function wave(random: Random, finest: number, strength: number): (angle: number) => number {
  const waves = Array.from({ length: Math.floor(finest) - 1 }, (_, index) => ({
    times: index + 2,
    shift: between(random, 0, 2 * Math.PI),
    height: (strength * between(random, 0.4, 1)) / (index + 2),
  }))
  return (angle) => waves.reduce((sum, { times, shift, height }) => sum + height * Math.cos(times * angle + shift), 0)
}

/** How a size is shared out among parts: each is half as large as the one before. */
function sharesOf(parts: number): number[] {
  const weights = Array.from({ length: parts }, (_, index) => 0.5 ** index)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** Rings beside each other along the axis, by turns to the east and to the west of the first. */
function lineUp([first = [], ...others]: readonly Ring[], random: Random): Ring[] {
  const placed = [first]
  let [west, east] = extentOf(first)
  const gap = (east - west) * GAP
  others.forEach((ring, index) => {
    const [from, to] = extentOf(ring)
    const shift = index % 2 === 0 ? east + gap - from : west - gap - to
    const sway = between(random, -gap, gap)
    placed.push(ring.map(([x, y]) => [x + shift, y + sway]))
    if (index % 2 === 0) east = to + shift
    else west = from + shift
  })
  return placed
}

function extentOf(ring: Ring): [west: number, east: number] {
  const easts = ring.map(([east]) => east)
  return [Math.min(...easts), Math.max(...easts)]
}
