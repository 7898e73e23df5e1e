import { radius } from '#core/ui/theme/layout.ts'
import type { Box } from '#map/static/drawing/box.ts'
import { palette, RATIO, SIZE } from '../look.ts'
import { setText, type Type } from './text.ts'

type Context = CanvasRenderingContext2D

/** A sheet of paper over the map, with its shadow. */
export function drawSheet(context: Context, { left, top, right, bottom }: Box, corner: number): void {
  context.save()
  context.beginPath()
  context.roundRect(left, top, right - left, bottom - top, corner)
  context.shadowColor = palette.shadow
  context.shadowBlur = 18 * RATIO
  context.shadowOffsetY = 5 * RATIO
  context.fillStyle = palette.panel
  context.fill()
  context.shadowColor = 'transparent'
  context.strokeStyle = palette.shadow
  context.lineWidth = 1
  context.stroke()
  context.restore()
}

const MARGIN = 14
const DEMO: Type = { size: 16, line: 22, weight: 600, colour: palette.text }
const STRIPES = 10

/** At the upper right: that the data is invented. */
export function drawDemoTag(context: Context, words: string): void {
  const text = setText(context, words, DEMO, 300, 1)
  const width = Math.max(...text.lines.map((line) => context.measureText(line).width)) + STRIPES + 24
  const [right, top] = [SIZE.width - MARGIN, MARGIN]
  const box = { left: right - width, right, top, bottom: top + 34 }
  drawSheet(context, box, radius.rS)
  drawStripes(context, box.left, top)
  text.draw(box.left + STRIPES + 11, top + 6)
}

function drawStripes(context: Context, left: number, top: number): void {
  context.save()
  context.beginPath()
  context.roundRect(left, top, STRIPES * 2, 34, radius.rS)
  context.clip()
  context.beginPath()
  context.rect(left, top, STRIPES, 34)
  context.clip()
  context.strokeStyle = palette.text
  context.lineWidth = 2.6
  for (let y = top - 4; y < top + 34 + STRIPES; y += 7) {
    context.beginPath()
    context.moveTo(left - 2, y + 2)
    context.lineTo(left + STRIPES + 2, y - STRIPES - 2)
    context.stroke()
  }
  context.restore()
}

const CREDIT: Type = { size: 11, line: 15, weight: 400, colour: palette['text-2'] }

/** At the lower right: whom the map is owed to, as far as there is room. */
export function drawCredit(context: Context, names: readonly string[], room: number): void {
  const text = setText(context, names.join(' · '), CREDIT, room, 1)
  const width = Math.max(...text.lines.map((line) => context.measureText(line).width))
  const [right, bottom] = [SIZE.width - 6, SIZE.height - 6]
  context.save()
  context.globalAlpha = 0.85
  context.fillStyle = palette.panel
  context.beginPath()
  context.roundRect(right - width - 12, bottom - 19, width + 12, 19, radius.rS)
  context.fill()
  context.restore()
  text.draw(right - width - 6, bottom - 17)
}
