import type { VectorTileLayer } from '@mapbox/vector-tile'
import type { Pixel } from '../../camera/world.ts'
import type { PlacedTile } from './placed-tiles.ts'
import type { Shape, ShapeKind } from './shape.ts'

const KINDS: readonly (ShapeKind | undefined)[] = [undefined, 'Point', 'LineString', 'Polygon']

/** A feature as its tile has it, in the tile's own units. */
interface Feature {
  readonly type: ShapeKind
  readonly id: number | undefined
  readonly properties: Shape['properties']
  readonly parts: readonly (readonly Pixel[])[]
}

/** Many style layers draw from the same layer of a tile, picture after picture. */
const decoded = new WeakMap<VectorTileLayer, readonly Feature[]>()
/** Where shapes were placed last, and by which id. */
const placedLast = new WeakMap<VectorTileLayer, { readonly at: string; readonly shapes: readonly Shape[] }>()

/** The shapes of a layer of a tile on the picture. */
export function shapesIn(layer: VectorTileLayer, tile: PlacedTile, idName: string | undefined): readonly Shape[] {
  const at = `${tile.x} ${tile.y} ${tile.edge} ${idName}`
  const last = placedLast.get(layer)
  if (last?.at === at) return last.shapes
  const shapes = place(featuresIn(layer), layer.extent, tile, idName)
  placedLast.set(layer, { at, shapes })
  return shapes
}

function featuresIn(layer: VectorTileLayer): readonly Feature[] {
  const known = decoded.get(layer)
  if (known !== undefined) return known
  const features = Array.from({ length: layer.length }, (_, index) => layer.feature(index)).flatMap((feature) => {
    const type = KINDS[feature.type]
    return type === undefined
      ? []
      : [{ type, id: feature.id, properties: feature.properties, parts: feature.loadGeometry() }]
  })
  decoded.set(layer, features)
  return features
}

function place(
  features: readonly Feature[],
  extent: number,
  { x, y, edge }: PlacedTile,
  idName: string | undefined,
): readonly Shape[] {
  const scale = edge / extent
  return features.map(({ type, id: own, properties, parts }) => {
    const promoted = idName === undefined ? own : properties[idName]
    const id = typeof promoted === 'string' || typeof promoted === 'number' ? promoted : undefined
    const onPicture = parts.map((part) => part.map((point) => ({ x: x + point.x * scale, y: y + point.y * scale })))
    return { type, id, properties, parts: onPicture }
  })
}
