import type { LayerSpecification } from 'maplibre-gl'
import type { Size } from '#core/viewport/size.ts'
import { SLOTS } from '../../map-layer.ts'
import type { SourceRef, StyleParts } from '../../style/surface.ts'
import type { Frame } from '../frame.ts'
import { geojsonShapes } from './geojson-shapes.ts'
import { styleOf, type LayerStyle } from './layer-style.ts'
import { paintCircle, paintFill, paintLine, paintShapes } from './paint.ts'
import type { Picture } from './pictures.ts'
import type { Drawn } from '../hits.ts'
import type { Shape, ShapeGroup } from './shape.ts'
import type { Box } from './box.ts'
import { placeSymbols, type PlacedSymbol } from './symbols.ts'
import { paintPictures } from './paint-pictures.ts'
import type { PlacedPicture, TileStore } from './tiles.ts'

/** What a picture is made of. */
export interface PictureParts {
  readonly contents: readonly StyleParts[]
  readonly pictures: ReadonlyMap<string, Picture>
  readonly tiles: TileStore
  readonly isHovered: (ref: SourceRef, shape: Shape) => boolean
}

interface Ready {
  readonly layer: LayerSpecification
  readonly groups: readonly ShapeGroup[]
  /** Of a layer of pictures. */
  readonly tiles: readonly PlacedPicture[]
  readonly style: LayerStyle
}

/** Draws the contents as MapLibre would, on a canvas that is scaled to px. Returns what is drawn, bottom to top. */
export function drawPicture(context: CanvasRenderingContext2D, frame: Frame, parts: PictureParts): readonly Drawn[] {
  const layers = SLOTS.flatMap((slot) =>
    parts.contents.flatMap(({ sources, layers: bySlot }) =>
      (bySlot[slot] ?? []).map((layer) => ready(layer, sources, frame, parts)),
    ),
  )
  const symbols = placeAll(context, layers, parts)
  return layers.flatMap((one) => {
    context.save()
    const drawn = drawLayer(context, frame, one, symbols.get(one) ?? [], parts.pictures)
    context.restore()
    return drawn
  })
}

function ready(layer: LayerSpecification, sources: StyleParts['sources'], frame: Frame, parts: PictureParts): Ready {
  const { zoom } = frame
  if (layer.type === 'background') return { layer, groups: [], tiles: [], style: styleOf(layer, frame, () => false) }
  const ref = { source: layer.source, 'source-layer': layer['source-layer'] ?? '' }
  const source = sources[ref.source]
  return {
    layer,
    groups: source === undefined || !isInZoom(layer, zoom) ? [] : groupsOf(source, ref, frame, parts.tiles),
    tiles: source?.type === 'raster' && isInZoom(layer, zoom) ? parts.tiles.pictures(ref.source, source, frame) : [],
    style: styleOf(layer, frame, (shape) => parts.isHovered(ref, shape)),
  }
}

function isInZoom({ minzoom = 0, maxzoom = 25 }: LayerSpecification, zoom: number): boolean {
  return zoom >= minzoom && zoom < maxzoom
}

function groupsOf(
  source: StyleParts['sources'][string],
  { source: id, 'source-layer': layer = '' }: SourceRef,
  frame: Frame,
  tiles: TileStore,
): readonly ShapeGroup[] {
  if (source.type === 'vector') return tiles.shapes(id, source, layer, frame)
  return source.type === 'geojson' ? [geojsonShapes(source, frame)] : []
}

/** As on the map, what is on top has the first choice of room. */
function placeAll(context: CanvasRenderingContext2D, layers: readonly Ready[], { pictures }: PictureParts) {
  const taken: Box[] = []
  const placed = new Map<Ready, readonly PlacedSymbol[]>()
  for (const one of layers.toReversed()) {
    if (one.layer.type === 'symbol') placed.set(one, placeSymbols(context, one.groups, one.style, pictures, taken))
  }
  return placed
}

function drawLayer(
  context: CanvasRenderingContext2D,
  { width, height }: Frame,
  { layer, groups, tiles, style }: Ready,
  symbols: readonly PlacedSymbol[],
  pictures: ReadonlyMap<string, Picture>,
): readonly Drawn[] {
  const drawn: Drawn[] = []
  const add = (kind: Drawn['kind'], shape: Shape, path: Path2D | null, boxes: readonly Box[] = []) =>
    drawn.push({ layer: layer.id, kind, shape, path, boxes })
  switch (layer.type) {
    case 'background':
      paintBackground(context, style, { width, height })
      break
    case 'fill':
      paintShapes(context, groups, style, 'fill-sort-key', (shape, path) => {
        paintFill(context, style, shape, path, pictures)
        add('inside', shape, path)
      })
      break
    case 'line':
      paintShapes(context, groups, style, 'line-sort-key', (shape, path) => {
        paintLine(context, style, shape, path)
        add('line', shape, path)
      })
      break
    case 'circle':
      paintShapes(context, groups, style, 'circle-sort-key', (shape) => {
        paintCircle(context, style, shape)
        add('sign', shape, null, shape.parts.flat().map(around))
      })
      break
    case 'symbol':
      // What found room first lies on top.
      for (const { shape, boxes, paint } of symbols.toReversed()) {
        paint(context)
        add('sign', shape, null, boxes)
      }
      break
    case 'raster':
      paintPictures(context, tiles, style.number('raster-opacity', NO_SHAPE))
      break
    case 'hillshade':
    case 'heatmap':
    case 'fill-extrusion':
    case 'color-relief':
      // Only a graphics card draws these in time; no layer of ours is of such a type.
      break
  }
  return drawn
}

/** Paints all of the picture. */
function paintBackground(context: CanvasRenderingContext2D, style: LayerStyle, { width, height }: Size): void {
  context.fillStyle = style.text('background-color', NO_SHAPE)
  context.globalAlpha = style.number('background-opacity', NO_SHAPE)
  context.fillRect(0, 0, width, height)
}

const DOT = 4
/** A background is of no shape. */
const NO_SHAPE: Shape = { type: 'Polygon', id: undefined, properties: {}, parts: [] }

function around({ x, y }: { readonly x: number; readonly y: number }): Box {
  return { left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT }
}
