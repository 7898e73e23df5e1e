import type { MultiPoint, MultiPolygon } from 'geojson'
import { boundsOfOutline, outlineOf, type Outline } from '#contract/geo/outline.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { LEVELS, type Level } from '#contract/tiles/levels.ts'
import { gridShape, writeShape, type GridShape } from '#contract/tiles/shape.ts'
import { readShape } from '../shape/shape-bytes.ts'
import type { AreaRow, ClosureRow } from '../store/rows.ts'

/** An area of a pack. What takes long to make of its shape is made when it is first asked for. */
export class HeldArea {
  readonly record: AreaRecord
  readonly #bytes: Uint8Array | null
  readonly #levels = new Map<Level, Uint8Array | null>()
  #outline: Outline | null | undefined
  #grid: GridShape | null | undefined

  constructor({ record, shape }: AreaRow) {
    this.record = record
    this.#bytes = shape
  }

  get geometry(): MultiPolygon | MultiPoint | null {
    return this.#bytes === null ? null : readShape(this.#bytes)
  }

  get outline(): Outline | null {
    this.#outline ??= this.geometry === null ? null : outlineOf(this.geometry)
    return this.#outline
  }

  get box(): BBox | null {
    return this.record.bbox ?? (this.outline === null ? null : boundsOfOutline(this.outline))
  }

  /** The shape for the tiles of a level; null where it has none that is large enough. */
  shapeAt(level: Level): Uint8Array | null {
    const known = this.#levels.get(level)
    if (known !== undefined) return known
    this.#grid ??= gridOf(this.geometry)
    const shape = this.#grid === null ? null : writeShape(this.#grid, level)
    this.#levels.set(level, shape)
    // All levels are made of it: the finest asked for keeps no more than the bytes.
    if (this.#levels.size === LEVELS.length) this.#grid = null
    return shape
  }
}

function gridOf(geometry: MultiPolygon | MultiPoint | null): GridShape | null {
  return geometry?.type === 'MultiPolygon' ? gridShape(geometry.coordinates) : null
}

/** A closure of a pack. */
export class HeldClosure {
  /** The number of its place in the list. */
  readonly number: number
  readonly record: ClosureRecord
  #outline: Outline | null | undefined

  constructor(number: number, { record }: ClosureRow) {
    this.number = number
    this.record = record
  }

  get areas(): readonly Uuid[] {
    return this.record.protected_area_uuids ?? []
  }

  /** Of its own shape. */
  get outline(): Outline | null {
    const { geometry } = this.record
    this.#outline ??= geometry == null ? null : outlineOf(geometry)
    return this.#outline
  }
}
