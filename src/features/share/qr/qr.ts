import { encode } from 'uqr'

/** A QR code as squares: an SVG path of what is dark, in a square of `size` units that has its quiet zone in it. */
export interface QrDrawing {
  readonly size: number
  readonly path: string
}

/** The standard wants four light modules around. */
const QUIET = 4

/** The code of a text; null for one that is too long for any. It can lose 15 % and still be read. */
export function qrOf(text: string): QrDrawing | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET })
    return { size, path: data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('') }
  } catch {
    return null
  }
}

/** The code as an SVG file: black on white, whatever the page’s colours are. */
export function qrFile({ size, path }: QrDrawing, title: string): string {
  const escaped = title.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}"`,
    ` shape-rendering="crispEdges"><title>${escaped}</title>`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`,
  ].join('')
}
