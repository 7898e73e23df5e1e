import type { MultiPoint, MultiPolygon, Position } from 'geojson'
import { PbfReader, PbfWriter } from 'pbf'

/** Steps in a degree: about a centimetre. */
const STEPS = 1e7

/** A shape is off by no more than half a step in each direction, in degrees. */
export const QUANTUM = 1 / STEPS

const POINTS = 0
const POLYGONS = 1

/**
 * An area's geometry in few bytes: whole steps, each position as the difference to the last one, in as many bytes as the
 * number needs: ten at most, five or six as a rule. {@link readShape} reads it.
 */
export function shapeBytes(geometry: MultiPolygon | MultiPoint): Uint8Array<ArrayBuffer> {
  const pbf = new PbfWriter()
  const pen = new Pen(pbf)
  if (geometry.type === 'MultiPoint') {
    pbf.writeVarint(POINTS)
    pen.line(geometry.coordinates)
  } else {
    pbf.writeVarint(POLYGONS)
    pbf.writeVarint(geometry.coordinates.length)
    for (const polygon of geometry.coordinates) {
      pbf.writeVarint(polygon.length)
      for (const ring of polygon) pen.line(ring)
    }
  }
  return new Uint8Array(pbf.finish())
}

/** The geometry that {@link shapeBytes} wrote. Throws a RangeError for bytes of another kind. */
export function readShape(bytes: Uint8Array): MultiPolygon | MultiPoint {
  const pbf = new PbfReader(bytes)
  const eye = new Eye(pbf)
  const kind = pbf.readVarint()
  if (kind === POINTS) return { type: 'MultiPoint', coordinates: eye.line() }
  if (kind !== POLYGONS) throw new RangeError('These are no bytes of a shape.')
  const many = <T>(read: () => T) => Array.from({ length: pbf.readVarint() }, read)
  return { type: 'MultiPolygon', coordinates: many(() => many(() => eye.line())) }
}

/** Steps reach 1.8 billion, differences twice as far: more than 32 bits, which the zigzag of the library knows alone. */
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)
const unzigzag = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2)

class Pen {
  readonly #pbf: PbfWriter
  #x = 0
  #y = 0

  constructor(pbf: PbfWriter) {
    this.#pbf = pbf
  }

  line(positions: readonly Position[]): void {
    this.#pbf.writeVarint(positions.length)
    for (const [lng = 0, lat = 0] of positions) {
      const [x, y] = [Math.round(lng * STEPS), Math.round(lat * STEPS)]
      this.#pbf.writeVarint(zigzag(x - this.#x))
      this.#pbf.writeVarint(zigzag(y - this.#y))
      this.#x = x
      this.#y = y
    }
  }
}

class Eye {
  readonly #pbf: PbfReader
  #x = 0
  #y = 0

  constructor(pbf: PbfReader) {
    this.#pbf = pbf
  }

  line(): Position[] {
    return Array.from({ length: this.#pbf.readVarint() }, () => {
      this.#x += unzigzag(this.#pbf.readVarint())
      this.#y += unzigzag(this.#pbf.readVarint())
      return [this.#x / STEPS, this.#y / STEPS]
    })
  }
}
