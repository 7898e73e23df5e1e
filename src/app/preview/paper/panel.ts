import { radius, space } from '#core/ui/theme/layout.ts'
import type { PreviewWords } from '#contract/preview/painting.ts'
import type { Box } from '#map/static/drawing/box.ts'
import { palette, SIZE } from '../look.ts'
import { bandInset, drawBand, wordColour, type Sign } from './band.ts'
import { drawSheet } from './sheet.ts'
import { setText, withWholeDates, type Lines, type Type } from './text.ts'

const GUTTER = 14
const INSET = 22
const WIDTH = 344

/** How much larger words are that stand for themselves. */
const ALONE = 1.35

/** The panel over all of the picture: where the record lies is not known. */
export function drawPanelAlone(context: CanvasRenderingContext2D, words: PreviewWords, sign: Sign): void {
  context.save()
  context.scale(ALONE, ALONE)
  const [right, bottom] = [(SIZE.width - GUTTER) / ALONE, (SIZE.height - GUTTER) / ALONE]
  drawPanelIn(context, words, sign, { left: GUTTER / ALONE, top: GUTTER / ALONE, right, bottom })
  context.restore()
}

/** The panel beside the map. */
export function drawPanel(context: CanvasRenderingContext2D, words: PreviewWords, sign: Sign): void {
  drawPanelIn(context, words, sign, { left: GUTTER, top: GUTTER, right: GUTTER + WIDTH, bottom: SIZE.height - GUTTER })
}

/** What the map is to leave free. */
export const PANEL_PADDING = { left: GUTTER + WIDTH, right: 0, top: 0, bottom: 0 }

const KIND: Type = { size: 17, line: 22, weight: 400, colour: palette['text-2'] }
const STATEMENT: Omit<Type, 'colour'> = { size: 22, line: 28, weight: 600 }
const TIMES: Type = { size: 19, line: 25, weight: 400, colour: palette.text }
const ABOUT: Type = { size: 17, line: 23, weight: 400, colour: palette['text-2'] }
const SITE: Type = { size: 18, line: 23, weight: 600, colour: palette.accent }
const AS_OF: Type = { size: 17, line: 22, weight: 400, colour: palette['text-2'] }
const NAME_SIZES = [36, 31, 26] as const

/** The paper that says what the record is, what it is called, and when it holds. */
function drawPanelIn(context: CanvasRenderingContext2D, words: PreviewWords, sign: Sign, box: Box): void {
  const { left, right, top } = box
  const [x, width] = [left + INSET, right - left - 2 * INSET]
  drawSheet(context, box, radius.rL)
  const foot = drawFoot(context, words, box)
  const kind = setText(context, words.kind, KIND, width, 2)
  const kindTop = top + space.s4
  kind.draw(x, kindTop)
  const said = setSaid(context, words, sign, right - left - bandInset(sign) - INSET)
  const nameTop = kindTop + kind.height + space.s1
  const rest = said.height + (words.about === '' ? 0 : ABOUT.line + space.s3) + 2 * space.s3
  const name = setName(context, words.name, width, foot - nameTop - rest)
  name.draw(x, nameTop)
  const band = {
    left,
    right,
    top: nameTop + name.height + space.s3,
    bottom: nameTop + name.height + space.s3 + said.height,
  }
  drawBand(context, sign, band)
  said.draw(left + bandInset(sign), band.top)
  const room = Math.floor((foot - band.bottom - 2 * space.s3) / ABOUT.line)
  if (room > 0) setText(context, words.about, ABOUT, width, Math.min(3, room)).draw(x, band.bottom + space.s3)
}

/** What is said in the band, with room around. */
function setSaid(context: CanvasRenderingContext2D, words: PreviewWords, sign: Sign, width: number) {
  const statement = setText(context, words.statement, { ...STATEMENT, colour: wordColour(sign) }, width, 3)
  const times = setText(context, withWholeDates(words.times), TIMES, width, 4)
  return {
    height: statement.height + times.height + 2 * space.s3,
    draw(x: number, y: number) {
      statement.draw(x, y + space.s3)
      times.draw(x, y + space.s3 + statement.height)
    },
  }
}

/** As large as there is room for; three lines at most. */
function setName(context: CanvasRenderingContext2D, name: string, width: number, room: number): Lines {
  const set = (size: number) => {
    const line = Math.round(size * 1.18)
    const most = Math.max(1, Math.min(3, Math.floor(room / line)))
    return setText(context, name, { size, line, weight: 600, colour: palette.text }, width, most)
  }
  return NAME_SIZES.map(set).find(({ isCut }) => !isCut) ?? set(NAME_SIZES[2])
}

/** Returns where it begins. */
function drawFoot(context: CanvasRenderingContext2D, { site, asOf }: PreviewWords, box: Box): number {
  const [x, width] = [box.left + INSET, box.right - box.left - 2 * INSET]
  const day = setText(context, asOf, AS_OF, width, 1)
  const name = setText(context, site, SITE, width, 1)
  const top = box.bottom - name.height - day.height - 2 * space.s3
  context.fillStyle = palette.line
  context.fillRect(box.left, top, box.right - box.left, 1)
  name.draw(x, top + space.s3)
  day.draw(x, top + space.s3 + name.height)
  return top
}
