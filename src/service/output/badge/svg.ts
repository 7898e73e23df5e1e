import { html, raw } from 'hono/html'
import { SIGN_UNITS } from '#contract/standing/signs.ts'
import { textOf, type Badge } from './badge.ts'
import { signPaths, signRules } from './signs.ts'
import { FONT, leadColour, themed, type Theme } from './style.ts'
import { textWidth } from './text-width.ts'

const HEIGHT = 30
const SIZE = 14
const SIGN = 16
const [PAD, GAP, STRIPES] = [9, 7, 6]

export interface Drawn {
  readonly text: string
  /** The style that it has, for its policy. */
  readonly style: string
}

/** A badge as a picture: real text, fitted to a width that holds it in any font. */
export async function badgeSvg(badge: Badge, theme: Theme): Promise<Drawn> {
  const { lead, rest, demo, sign, language } = badge
  const style = styleOf(badge, theme)
  const start = PAD + SIGN + GAP
  const restAt = start + textWidth(lead, SIZE, true) + (rest === '' ? 0 : GAP - 3)
  const words = rest === '' ? '' : `· ${rest}`
  const end = restAt + textWidth(words, SIZE, false) + PAD
  const width = end + (demo === null ? 0 : STRIPES + GAP + textWidth(demo, SIZE - 1, false) + PAD)
  const label = textOf(badge)
  const size = html`width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}"`
  const paper = html`<rect class="paper" x=".5" y=".5" width="${width - 1}" height="${HEIGHT - 1}" rx="5.5" />`
  const text = await html`<svg
    xmlns="http://www.w3.org/2000/svg"
    ${size}
    role="img"
    aria-label="${label}"
    lang="${language}"
  >
    <title>${label}</title>
    ${raw(`<style>${style}</style>`)} ${paper}
    <svg
      x="${PAD}"
      y="${(HEIGHT - SIGN) / 2}"
      width="${SIGN}"
      height="${SIGN}"
      viewBox="0 0 ${SIGN_UNITS} ${SIGN_UNITS}"
    >
      ${raw(signPaths(sign))}
    </svg>
    ${line('lead', lead, start, SIZE, true)} ${words === '' ? '' : line('rest', words, restAt, SIZE, false)}
    ${demo === null ? '' : demoTag(demo, end)}
  </svg>`
  return { text: String(text).replaceAll(/>\s+</g, '><'), style }
}

function line(name: string, text: string, x: number, size: number, isBold: boolean) {
  const length = textWidth(text, size, isBold)
  const fit = html`textLength="${length}" lengthAdjust="spacingAndGlyphs"`
  return html`<text class="${name}" x="${x}" y="20" ${fit}>${text}</text>`
}

/** That the data is invented, behind a striped edge. */
function demoTag(text: string, x: number) {
  const stripes = [-4, 2, 8, 14, 20, 26].map((y) => `M${x} ${y + 6}l${STRIPES} -6`).join('')
  return html`<path class="stripes" d="${stripes}" /> ${line('demo', text, x + STRIPES + GAP, SIZE - 1, false)}`
}

function styleOf({ sign }: Badge, theme: Theme): string {
  const colours = themed(theme, (palette) => {
    const second = palette['text-2']
    return (
      `.paper{fill:${palette.panel};stroke:${palette['line-2']}}.lead{fill:${leadColour(sign, palette)}}` +
      `.rest,.demo{fill:${second}}.stripes{stroke:${second}}${signRules(sign, palette)}`
    )
  })
  return `text{font:${SIZE}px ${FONT}}.lead{font-weight:600}.demo{font-size:${SIZE - 1}px}.stripes{stroke-width:2}${colours}`
}
