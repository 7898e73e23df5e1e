import type { Geometry, Position } from 'geojson'
import { lineOfArcs } from './arcs.ts'
import { ImportError } from '../input/import-error.ts'

const HAS_Z = 0x80000000
const HAS_M = 0x40000000
const HAS_SYSTEM = 0x20000000
const DEEPEST = 32
/** How many positions the arcs of one geometry may become. */
const MOST_DRAWN = 5_000_000
/** The bytes of a ring without positions: its count. */
const SHORTEST_ITEM = 4

/** Reads well-known binary, of ISO and of PostGIS. Measures are left out, and arcs become lines. Throws an ImportError. */
class WkbReader {
  readonly #view: DataView
  #at: number
  #little = true
  #depth = 0
  /** Whether arcs have become lines. */
  hasArcs = false
  #drawn = 0
  /** The EPSG code that PostGIS writes into it. */
  system: number | undefined

  constructor(view: DataView, start: number) {
    this.#view = view
    this.#at = start
  }

  geometry(): Geometry {
    if (++this.#depth > DEEPEST) throw new RangeError('Too deep.')
    this.#little = this.#view.getUint8(this.#at) === 1
    this.#at++
    const code = this.#integer()
    const kind = code & 0x0fffffff
    const dimensions = Math.floor(kind / 1000)
    const hasZ = dimensions === 1 || dimensions === 3 || (code & HAS_Z) !== 0
    const hasM = dimensions >= 2 || (code & HAS_M) !== 0
    if ((code & HAS_SYSTEM) !== 0) this.system = this.#integer()
    const geometry = this.#ofKind(kind % 1000, () => this.#position(hasZ, hasM))
    this.#depth--
    return geometry
  }

  #ofKind(kind: number, position: () => Position): Geometry {
    switch (kind) {
      case 1:
        return { type: 'Point', coordinates: position().filter((value) => !Number.isNaN(value)) }
      case 2:
        return { type: 'LineString', coordinates: this.#list(position) }
      case 3:
        return { type: 'Polygon', coordinates: this.#list(() => this.#list(position)) }
      case 4:
        return { type: 'MultiPoint', coordinates: this.#list(() => this.#part(pointOf)) }
      // Those with curves have the same parts as those without.
      case 5:
      case 11:
        return { type: 'MultiLineString', coordinates: this.#list(() => this.#part(lineStringOf)) }
      case 6:
      case 12:
        return { type: 'MultiPolygon', coordinates: this.#list(() => this.#part(polygonOf)) }
      case 7:
        return { type: 'GeometryCollection', geometries: this.#list(() => this.geometry()) }
      case 8:
        return { type: 'LineString', coordinates: this.#arcs(position) }
      case 9:
        return { type: 'LineString', coordinates: joined(this.#list(() => this.#part(lineStringOf))) }
      case 10:
        return { type: 'Polygon', coordinates: this.#list(() => this.#part(lineStringOf)) }
      default:
        throw new ImportError(`it is of type ${kind}, which cannot be read`)
    }
  }

  #arcs(position: () => Position): Position[] {
    this.hasArcs = true
    const line = lineOfArcs(this.#list(position))
    if ((this.#drawn += line.length) > MOST_DRAWN)
      throw new ImportError(`its arcs are more than ${MOST_DRAWN} positions as lines`)
    return line
  }

  /** A part of a geometry of several. */
  #part<T>(of: (geometry: Geometry) => T | null): T {
    const part = of(this.geometry())
    if (part === null) throw new RangeError('A part of another type.')
    return part
  }

  #list<T>(item: () => T): T[] {
    const count = this.#integer()
    if (this.#at + count * SHORTEST_ITEM > this.#view.byteLength) throw new RangeError('Too many.')
    const little = this.#little
    return Array.from({ length: count }, () => {
      this.#little = little
      return item()
    })
  }

  #position(hasZ: boolean, hasM: boolean): Position {
    const position = [this.#double(0), this.#double(8)]
    if (hasZ) position.push(this.#double(16))
    this.#at += 16 + (hasZ ? 8 : 0) + (hasM ? 8 : 0)
    return position
  }

  #integer(): number {
    const value = this.#view.getUint32(this.#at, this.#little)
    this.#at += 4
    return value
  }

  #double(offset: number): number {
    return this.#view.getFloat64(this.#at + offset, this.#little)
  }
}

function pointOf(part: Geometry): Position | null {
  return part.type === 'Point' ? part.coordinates : null
}

function lineStringOf(part: Geometry): Position[] | null {
  return part.type === 'LineString' ? part.coordinates : null
}

/** Lines one after the other, each of which begins where the one before ends. */
function joined(lines: readonly Position[][]): Position[] {
  return lines.flatMap((line, index) => (index === 0 ? line : line.slice(1)))
}

function polygonOf(part: Geometry): Position[][] | null {
  return part.type === 'Polygon' ? part.coordinates : null
}

const [MAGIC, EMPTY, EXTENDED] = [0x4750, 0x10, 0x20]
const ENVELOPES = [0, 32, 48, 48, 64]

/** A geometry that was read, and what of it a GeoJSON geometry does not say. */
export interface WkbGeometry {
  readonly geometry: Geometry
  /** What was done to it, for the report. */
  readonly remarks: readonly string[]
  /** The EPSG code of its coordinate system, where it says so. */
  readonly system: number | undefined
}

/** Throws an ImportError for what cannot be read. */
export function geometryOfWkb(bytes: Uint8Array): WkbGeometry {
  return undamaged(() => readFrom(viewOf(bytes), 0))
}

/** A geometry of a GeoPackage; null for an empty one. Throws an ImportError for what cannot be read. */
export function geometryOfGeopackage(bytes: ArrayBuffer | Uint8Array): WkbGeometry | null {
  const view = viewOf(bytes)
  return undamaged(() => {
    if (view.getUint16(0) !== MAGIC) throw new ImportError('it is no geometry of a GeoPackage')
    const flags = view.getUint8(3)
    if ((flags & EXTENDED) !== 0) throw new ImportError('it is of an extended type')
    if ((flags & EMPTY) !== 0) return null
    const envelope = ENVELOPES[(flags >> 1) & 7]
    if (envelope === undefined) throw new RangeError('No such envelope.')
    return readFrom(view, 8 + envelope)
  })
}

function viewOf(bytes: ArrayBuffer | Uint8Array): DataView {
  return bytes instanceof ArrayBuffer
    ? new DataView(bytes)
    : new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function readFrom(view: DataView, start: number): WkbGeometry {
  const reader = new WkbReader(view, start)
  const geometry = reader.geometry()
  return { geometry, remarks: reader.hasArcs ? ['arcs drawn as lines'] : [], system: reader.system }
}

function undamaged<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof RangeError) throw new ImportError('it is damaged', { cause })
    throw cause
  }
}
