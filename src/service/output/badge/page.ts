import { html, raw } from 'hono/html'
import { SIGN_UNITS } from '#contract/standing/signs.ts'
import { messages } from '../messages/messages.ts'
import { textOf, type Badge } from './badge.ts'
import { signPaths, signRules } from './signs.ts'
import { FONT, leadColour, themed, type Theme } from './style.ts'
import type { Drawn } from './svg.ts'

/** A badge as a document for a small frame: a link to `address`, in a new window. */
export async function badgePage(badge: Badge, theme: Theme, address: string): Promise<Drawn> {
  const { lead, rest, demo, sign, language, about } = badge
  const style = styleOf(badge, theme)
  // No line ends with a dot.
  const after = rest === '' ? '' : ` · ${rest}`.replaceAll(' · ', ' ·\u00a0')
  const tag = demo === null ? '' : html` <small>${demo}</small>`
  const target = `${about.length === 0 ? '' : `${about.join(' – ')} – `}${messages[language].badge.toMap}`
  const text = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${textOf(badge)}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <a href="${address}" target="_blank" rel="noopener" title="${target}">
          <svg width="20" height="20" viewBox="0 0 ${SIGN_UNITS} ${SIGN_UNITS}" aria-hidden="true">
            ${raw(signPaths(sign))}
          </svg>
          <p><b>${lead}</b>${after}${tag}</p>
        </a>
      </body>
    </html>`
  return { text: String(text), style }
}

function styleOf({ sign }: Badge, theme: Theme): string {
  const colours = themed(theme, (palette) => {
    const { panel, text, accent } = palette
    const second = palette['text-2']
    return (
      `a{background:${panel};border-color:${palette['line-2']};color:${second}}b{color:${leadColour(sign, palette)}}` +
      `small{color:${text}}a:hover{background:${palette['panel-2']}}a:focus-visible{outline-color:${accent}}` +
      `small{background:repeating-linear-gradient(135deg,${second} 0 2px,transparent 2px 5px) 0/6px no-repeat}` +
      signRules(sign, palette)
    )
  })
  const scheme = theme === 'auto' ? 'light dark' : theme === 'dark' ? 'dark' : 'light'
  return `html{color-scheme:${scheme}}${LAYOUT}${colours}`
}

const LAYOUT =
  `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:flex;font:15px/19px ${FONT}}p{margin:0}` +
  'a{flex:1;display:flex;gap:10px;align-items:center;min-height:44px;padding:4px 10px;' +
  'border:1px solid;border-radius:6px;text-decoration:none;overflow-wrap:anywhere}' +
  'a:hover b,a:focus-visible b{text-decoration:underline}a:focus-visible{outline:2px solid;outline-offset:-3px}' +
  'svg{flex:none}b{font-weight:600}small{font-size:13px;white-space:nowrap;margin-left:6px;padding-left:11px}'
