import { expect, test } from '@playwright/test'
import { palettes, type Palette } from '../src/contract/palette/palette.ts'
import { DISPLAY_STATUSES } from '../src/contract/standing/display-status.ts'
import { SIGN_UNITS, SIGNS, type Shape, type Sign } from '../src/contract/standing/signs.ts'

const SIZE = 16
/** Levels of grey, of 255, by which a pixel has to be lighter or darker to look different. */
const VISIBLE = 16

for (const [theme, palette] of Object.entries(palettes)) {
  test(`any two signs differ in a fifth of their pixels, small and in grey (${theme})`, async ({ page }) => {
    const pictures = DISPLAY_STATUSES.map((status) => svgOf(SIGNS[status], palette))
    const greys = await page.evaluate(greysOf, { pictures, size: SIZE })
    const alike = DISPLAY_STATUSES.flatMap((one, at) =>
      DISPLAY_STATUSES.slice(at + 1).flatMap((other, ahead) => {
        const share = differing(greys[at] ?? [], greys[at + 1 + ahead] ?? [])
        return share < 0.2 ? [`${one} and ${other}: ${share}`] : []
      }),
    )
    expect(alike).toEqual([])
  })
}

function svgOf({ shapes }: Sign, palette: Palette): string {
  const colour = (token: Shape['fill']) => (token === undefined ? 'none' : palette[token === 'paper' ? 'panel' : token])
  const paths = shapes.map(
    ({ d, fill, stroke, width = 1, dash }) =>
      `<path d="${d}" fill="${colour(fill)}" stroke="${colour(stroke)}" stroke-width="${width}" ` +
      `stroke-dasharray="${dash?.join(' ') ?? 'none'}" stroke-linejoin="round" stroke-linecap="${dash ? 'butt' : 'round'}"/>`,
  )
  const ground = `<rect width="${SIGN_UNITS}" height="${SIGN_UNITS}" fill="${palette.panel}"/>`
  const size = `width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIGN_UNITS} ${SIGN_UNITS}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${paths.join('')}</svg>`
}

/** In the page: the pixels of pictures as levels of grey. */
async function greysOf({ pictures, size }: { pictures: readonly string[]; size: number }): Promise<number[][]> {
  return Promise.all(
    pictures.map(async (svg) => {
      const image = new Image(size, size)
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      const canvas = new OffscreenCanvas(size, size).getContext('2d')
      if (canvas === null) throw new Error('This browser cannot draw on a canvas.')
      canvas.drawImage(image, 0, 0)
      const { data } = canvas.getImageData(0, 0, size, size)
      const at = (index: number) => data[index] ?? 0
      const grey = (pixel: number) => 0.2126 * at(4 * pixel) + 0.7152 * at(4 * pixel + 1) + 0.0722 * at(4 * pixel + 2)
      return Array.from({ length: size * size }, (_, pixel) => grey(pixel))
    }),
  )
}

/** The share of pixels that look different. */
function differing(one: readonly number[], other: readonly number[]): number {
  return one.filter((grey, pixel) => Math.abs(grey - (other[pixel] ?? 0)) > VISIBLE).length / one.length
}
