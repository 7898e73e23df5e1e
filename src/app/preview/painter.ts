import { PREVIEW_SIZE, type PreviewOrder } from '#contract/preview/painting.ts'
import type { Families } from '#records/areas/layer/families.ts'
import type { LoadTile } from '#map/static/drawing/tiles.ts'
import { canvasOf, pngOf } from './canvas-globals.ts'
import { palette, RATIO, SIZE } from './look.ts'
import { readFamilies } from './map/area-parts.ts'
import { drawMap } from './map/map-picture.ts'
import { tileLoading } from './map/tile-loading.ts'
import type { Sign } from './paper/band.ts'
import { drawPanel, drawPanelAlone, PANEL_PADDING } from './paper/panel.ts'
import { drawCredit, drawDemoTag } from './paper/sheet.ts'
import type { AskService } from './service-line.ts'
import { boxOf, readSubject, type Subject } from './subject.ts'

/** Paints preview pictures of what a service has. */
export class Painter {
  private readonly ask: AskService
  private readonly load: LoadTile
  /** The same for all pictures: a new one each time would take megabytes until it is collected. */
  private readonly canvas: HTMLCanvasElement
  private readonly context: CanvasRenderingContext2D

  constructor(ask: AskService) {
    this.ask = ask
    this.load = tileLoading(ask)
    ;[this.canvas, this.context] = canvasOf(PREVIEW_SIZE.width, PREVIEW_SIZE.height)
    this.context.scale(RATIO, RATIO)
  }

  /** A picture as a PNG; not before the one before is done. Throws where the service lacks what it takes. */
  async paint(order: PreviewOrder): Promise<Uint8Array<ArrayBuffer>> {
    const [subject, families] = await Promise.all([readSubject(order, this.ask), readFamilies(this.ask)])
    const { context } = this
    const box = boxOf(subject)
    const sign = signOf(subject, families)
    if (box === null) {
      context.fillStyle = palette.ground
      context.fillRect(0, 0, SIZE.width, SIZE.height)
      drawPanelAlone(context, order.words, sign)
    } else {
      const map = { order, subject, families, box, padding: PANEL_PADDING }
      const owedTo = await drawMap(context, map, this.ask, this.load)
      drawCredit(context, owedTo, SIZE.width - PANEL_PADDING.left - 40)
      drawPanel(context, order.words, sign)
    }
    if (order.words.demo !== null) drawDemoTag(context, order.words.demo)
    return pngOf(this.canvas)
  }
}

function signOf(subject: Subject, families: Families): Sign {
  if (subject.kind === 'closure') return { kind: 'closure', status: subject.closure.displayStatus }
  return { kind: 'area', family: families.get(subject.area.category_id ?? -1) ?? 'other' }
}
