import type { ColourToken } from '#contract/palette/palette.ts'
import type { AreaFamily } from '#contract/records/lookups.ts'
import { toneOf, type DisplayStatus, type Tone } from '#contract/standing/display-status.ts'
import { CORE, PAINTS } from '#contract/standing/paint.ts'
import type { Box } from '#map/static/drawing/box.ts'
import { pictureOf } from '#map/static/drawing/pictures.ts'
import { closureDrawings, DOTS, HATCH, ICON } from '#records/closures/layer/closure-layer-images.ts'
import { palette, THEME } from '../look.ts'

/** What a record is on the map. */
export type Sign =
  | { readonly kind: 'closure'; readonly status: DisplayStatus }
  | { readonly kind: 'area'; readonly family: AreaFamily }

type Context = CanvasRenderingContext2D

const EDGE = 10
const SIGN = 34

const WORDS: Readonly<Record<Tone, ColourToken>> = {
  current: 'current',
  upcoming: 'upcoming',
  notice: 'notice',
  expired: 'text-2',
  plain: 'text',
}

const SOFT: Readonly<Record<Tone, ColourToken>> = {
  current: 'current-soft',
  upcoming: 'upcoming-soft',
  notice: 'notice-soft',
  expired: 'expired-soft',
  plain: 'panel-2',
}

/** The colour of what is said of a record. */
export function wordColour(sign: Sign): string {
  return palette[sign.kind === 'area' ? 'text' : WORDS[toneOf(sign.status)]]
}

/** How much of a band's width is taken by its edge and its sign. */
export function bandInset({ kind }: Sign): number {
  return kind === 'area' ? 20 : 20 + SIGN + 10
}

/** The coloured band behind what is said of a record: at its left the map's own pattern, then the map's own sign. */
export function drawBand(context: Context, sign: Sign, box: Box): void {
  const { left, top, right, bottom } = box
  context.fillStyle = softColour(sign)
  context.fillRect(left, top, right - left, bottom - top)
  context.save()
  context.beginPath()
  context.rect(left, top, EDGE, bottom - top)
  context.clip()
  if (sign.kind === 'area') drawFamily(context, sign.family, box)
  else drawPattern(context, sign.status, box)
  context.restore()
  if (sign.kind === 'closure') drawSign(context, sign.status, box)
}

function softColour(sign: Sign): string {
  if (sign.kind === 'area') return palette['panel-2']
  return palette[SOFT[toneOf(sign.status)]]
}

/** Border, half and full width of the band along the inside of an area. */
function drawFamily(context: Context, family: AreaFamily, { left, top, bottom }: Box): void {
  context.fillStyle = palette[family]
  for (const [from, width, opacity] of [
    [0, EDGE, 0.22],
    [0, 5.5, 0.3],
    [0, 2, 1],
  ] as const) {
    context.globalAlpha = opacity
    context.fillRect(left + from, top, width, bottom - top)
  }
}

function drawPattern(context: Context, status: DisplayStatus, { left, top, bottom }: Box): void {
  const { colour, width, dashed = false, inside, tint } = PAINTS[status]
  const height = bottom - top
  context.fillStyle = palette[colour]
  context.globalAlpha = Math.max(tint, 0.12)
  context.fillRect(left, top, EDGE, height)
  context.globalAlpha = 1
  if (inside === 'hatch' || inside === 'dots') {
    const { image, width: tile } = pictureOf(drawingOf(inside === 'hatch' ? HATCH : DOTS), scaleOf(context))
    const pattern = context.createPattern(image, 'repeat')
    pattern?.setTransform(new DOMMatrix().translate(left, top).scale(tile / image.width))
    context.fillStyle = pattern ?? 'transparent'
    context.fillRect(left, top, EDGE, height)
  }
  context.strokeStyle = palette[colour]
  context.lineWidth = width + 0.8
  context.setLineDash(dashed ? [6, 4] : [])
  strokeDown(context, left + context.lineWidth / 2, top, bottom)
  if (colour !== 'notice') return
  context.strokeStyle = palette['notice-fill']
  context.lineWidth = CORE.width
  strokeDown(context, left + (width + 0.8) / 2, top, bottom)
}

function strokeDown(context: Context, x: number, top: number, bottom: number): void {
  context.beginPath()
  context.moveTo(x, top)
  context.lineTo(x, bottom)
  context.stroke()
}

function drawSign(context: Context, status: DisplayStatus, { left, top, bottom }: Box): void {
  const drawing = drawingOf(ICON + status)
  const { image } = pictureOf(drawing, (scaleOf(context) * SIGN) / drawing.size)
  context.drawImage(image, left + 20 - 3, (top + bottom) / 2 - SIGN / 2, SIGN, SIGN)
}

/** Device px to the px. */
function scaleOf(context: Context): number {
  return context.getTransform().a
}

const drawings = closureDrawings(palette, THEME)

function drawingOf(name: string) {
  const drawing = drawings[name]
  if (drawing === undefined) throw new Error(`There is no drawing of the name ${name}.`)
  return drawing
}
