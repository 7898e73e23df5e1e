import type { Geometry, Position } from 'geojson'

/** What a KML placemark holds, as its elements open and close. */
export class Placemark {
  readonly id: string | null
  readonly line: number
  readonly properties: Record<string, unknown> = {}
  /** The geometries that are open, outermost first; the first stands for the placemark itself. */
  readonly #open: Shape[] = [{ type: 'MultiGeometry', positions: [], rings: [], parts: [], isInner: false }]

  constructor(id: string | null, line: number) {
    this.id = id
    this.line = line
  }

  get geometry(): Geometry | null {
    const [first, ...others] = this.#open[0]?.parts ?? []
    if (first === undefined) return null
    return others.length === 0 ? first : { type: 'GeometryCollection', geometries: [first, ...others] }
  }

  open(type: ShapeType): void {
    this.#open.push({ type, positions: [], rings: [], parts: [], isInner: false })
  }

  /** The next ring is a hole. */
  openInner(isInner: boolean): void {
    const top = this.#open.at(-1)
    if (top !== undefined) top.isInner = isInner
  }

  setPositions(positions: Position[]): void {
    const top = this.#open.at(-1)
    if (top !== undefined) top.positions = positions
  }

  /** Adds a position of a track. */
  addPosition(position: Position): void {
    this.#open.at(-1)?.positions.push(position)
  }

  get isInTrack(): boolean {
    return this.#open.at(-1)?.type === 'Track'
  }

  close(): void {
    const shape = this.#open.pop()
    const around = this.#open.at(-1)
    if (shape === undefined || around === undefined) return
    if (shape.type === 'LinearRing' && around.type === 'Polygon') {
      if (around.isInner) around.rings.push(shape.positions)
      else around.rings.unshift(shape.positions)
    } else around.parts.push(geometryOf(shape))
  }
}

export const SHAPE_TYPES = [
  'Point',
  'LineString',
  'LinearRing',
  'Track',
  'Polygon',
  'MultiGeometry',
  'MultiTrack',
] as const
export type ShapeType = (typeof SHAPE_TYPES)[number]

interface Shape {
  readonly type: ShapeType
  positions: Position[]
  readonly rings: Position[][]
  readonly parts: Geometry[]
  isInner: boolean
}

function geometryOf({ type, positions, rings, parts }: Shape): Geometry {
  switch (type) {
    case 'Point':
      return { type, coordinates: positions[0] ?? [] }
    case 'Polygon':
      return { type, coordinates: rings }
    case 'MultiGeometry':
    case 'MultiTrack':
      return { type: 'GeometryCollection', geometries: parts }
    case 'LineString':
    case 'LinearRing':
    case 'Track':
      return { type: 'LineString', coordinates: positions }
  }
}

/** Positions as KML writes them: `lng,lat[,height]`, with space between. */
export function positionsOf(text: string): Position[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => part.split(',').map(Number).slice(0, 3))
}

/** A position of a track: `lng lat [height]`. */
export function positionOf(text: string): Position {
  return text.trim().split(/\s+/).map(Number).slice(0, 3)
}
