import type { BBox } from '#contract/geometry.ts'
import type { PreviewOrder } from '#contract/preview/painting.ts'
import { fitCamera } from '#core/viewport/fit.ts'
import { reasonOf } from '#core/workers/worker-messages.ts'
import { basemapAttribution } from '#map/basemap/attribution.ts'
import { basemapDrawings } from '#map/basemap/images.ts'
import { basemapLayers } from '#map/basemap/layers.ts'
import { basemapSources } from '#map/basemap/source.ts'
import type { Padding } from '#map/camera/world.ts'
import { drawPicture } from '#map/static/drawing/picture.ts'
import { pictureOf, type Picture } from '#map/static/drawing/pictures.ts'
import { TileStore, type LoadTile } from '#map/static/drawing/tiles.ts'
import { frameOf, type Frame } from '#map/static/frame.ts'
import type { StyleParts } from '#map/style/surface.ts'
import type { Families } from '#records/areas/layer/families.ts'
import { closureDrawings } from '#records/closures/layer/closure-layer-images.ts'
import { palette, RATIO, SIZE, THEME } from '../look.ts'
import type { AskService } from '../service-line.ts'
import type { Subject } from '../subject.ts'
import { areaParts } from './area-parts.ts'
import { closureParts } from './closure-parts.ts'

/** The map of a picture, and what is to be drawn on it. */
export interface MapPicture {
  readonly order: PreviewOrder
  readonly subject: Subject
  readonly families: Families
  readonly box: BBox
  /** What the panel covers. */
  readonly padding: Padding
}

/** The share of the free room that the record gets. */
const SHARE = 0.7
/** Closer than this, the basemap has no more to show of where something lies. */
const CLOSEST = 10.2
/** What would fill the room closer than this is no more than a sign there, and is seen in its surroundings instead. */
const TINY_FROM = 13.2
const AROUND_TINY = 9

/** Draws the map around a record, as the app does without WebGL. Returns whom its data is owed to. */
export async function drawMap(
  context: CanvasRenderingContext2D,
  { order, subject, families, box, padding }: MapPicture,
  ask: AskService,
  load: LoadTile,
): Promise<readonly string[]> {
  const frame = frameOf(cameraOn(box, padding), SIZE, padding)
  const closure = subject.kind === 'closure' ? subject.closure : null
  const [areas, closures] = await Promise.all([
    areaParts(ask, families, subject.kind === 'area' ? subject.area : null),
    closureParts(ask, { order, frame, selected: closure }),
  ])
  const basemap = { sources: basemapSources(order.language), layers: basemapLayers(palette, THEME) }
  await drawWhole(context, frame, [basemap, ...areas.parts, closures], load)
  return [...(areas.attribution === null ? [] : [areas.attribution]), ...basemapAttribution.map(({ name }) => name)]
}

function cameraOn(box: BBox, { left, right, top, bottom }: Padding) {
  const camera = fitCamera(box, {
    width: (SIZE.width - left - right) * SHARE,
    height: (SIZE.height - top - bottom) * SHARE,
  })
  return { ...camera, zoom: camera.zoom > TINY_FROM ? AROUND_TINY : Math.min(CLOSEST, camera.zoom) }
}

let pictures: ReadonlyMap<string, Picture> | null = null

/** What style layers name, which is the same on every map here. */
function allPictures(): ReadonlyMap<string, Picture> {
  const drawings = { ...basemapDrawings(palette, THEME), ...closureDrawings(palette, THEME) }
  pictures ??= new Map(Object.entries(drawings).map(([name, drawing]) => [name, pictureOf(drawing, RATIO)]))
  return pictures
}

/** Draws once to learn which tiles it takes, and again when all of them are there. */
async function drawWhole(
  context: CanvasRenderingContext2D,
  frame: Frame,
  contents: readonly StyleParts[],
  load: LoadTile,
): Promise<void> {
  let changed = () => {}
  const failures: unknown[] = []
  const loadOrTell: LoadTile = async (url) => {
    try {
      return await load(url)
    } catch (error) {
      failures.push(error)
      throw error
    }
  }
  const tiles = new TileStore(loadOrTell, () => changed())
  const draw = () => drawPicture(context, frame, { contents, pictures: allPictures(), tiles, isHovered: () => false })
  draw()
  while (!tiles.isComplete) {
    await new Promise<void>((resolve) => {
      changed = resolve
    })
  }
  const [failure] = failures
  if (failure !== undefined) throw new Error(`A tile of the map is missing. ${reasonOf(failure)}`)
  draw()
}
