import type { Palette } from '#contract/palette/palette.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { FONT, policyFor, themed } from '../badge/style.ts'
import { signRules } from '../badge/signs.ts'

const LAYOUT =
  `*{box-sizing:border-box}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;font:17px/26px ${FONT};overflow-wrap:break-word}` +
  'header,main,footer{max-width:760px;margin:0 auto;padding:0 20px}' +
  'header{padding-top:14px;padding-bottom:14px}header p,footer p,h1,h2,h3,p,ul,ol,dl,dd{margin:0}' +
  '.brand{font-weight:600;text-decoration:none}.brand,.bar a,.langs a,footer a,.pages a{display:inline-block;max-width:100%;padding:4px 0}' +
  'ul,ol{padding:0;list-style:none}' +
  '.langs li,.bar li,.pages li{display:inline-block;margin:0 18px 0 0}' +
  'h1{font-size:28px;line-height:34px;margin:18px 0 8px}h2{font-size:21px;line-height:27px;margin:32px 0 10px}' +
  'h3,.entries h2{font-size:19px;line-height:25px;margin:0}' +
  '.lead,h1+.status{margin:0 0 6px}.lead b,.status b{font-weight:600}' +
  'svg{vertical-align:-4px;margin-right:8px}' +
  '.demo{margin:12px 0 0;padding:8px 12px;border:1px solid;border-left-width:6px}' +
  '.note{margin:10px 0;padding:8px 12px;border-left:4px solid}' +
  '.small{font-size:15px;line-height:22px}' +
  '.entries>li{margin:0;padding:18px 0;border-top:1px solid}.entries p{margin:5px 0 0}' +
  '.entries a,.found a{display:inline-block;max-width:100%;padding:2px 0}.found li{margin:4px 0}' +
  'details{margin:20px 0 24px;border:1px solid;border-radius:8px}summary{padding:11px 16px;font-weight:600;cursor:pointer}' +
  'form{padding:0 16px 18px}' +
  'form p{display:inline-block;vertical-align:top;width:100%;margin:10px 0 0}label{display:block;font-size:15px;line-height:22px}' +
  'input,select,button{width:100%;min-height:46px;margin:4px 0 0;padding:6px 10px;border:1px solid;border-radius:6px;' +
  'font:inherit;line-height:normal}button{font-weight:600;cursor:pointer}' +
  'dl{margin:18px 0 0}dt{font-size:15px;line-height:22px}dd{margin:0 0 12px}' +
  '.pages{margin:22px 0 0}footer{margin-top:36px;padding-top:16px;padding-bottom:32px;border-top:1px solid}' +
  'footer p,footer ul{margin:0 0 8px}' +
  'a{text-underline-offset:2px}:focus-visible{outline:3px solid;outline-offset:2px}' +
  '@media(min-width:620px){form p{width:47%}form p:nth-of-type(odd){margin-right:4%}.brand{float:left;margin-right:32px}header{padding-bottom:22px}header:after{content:"";display:block;clear:both}.langs{text-align:right}.langs li{margin:0 0 0 18px}form p.act{width:100%;margin-right:0}' +
  'form p.act button{width:auto;padding:6px 32px}dt{float:left;clear:left;width:170px;line-height:26px}dd{margin-left:186px}}' +
  '@media print{details,.bar,.langs,.pages{display:none}body{font-size:12pt}h1,h2,h3{page-break-after:avoid}.entries>li,dl{page-break-inside:avoid}}'

function coloursOf(palette: Palette): string {
  const { panel, text, accent, line } = palette
  const [second, edge] = [palette['text-2'], palette['line-2']]
  return (
    `body{background:${panel};color:${text}}.brand,h1,h2,h3{color:${text}}a{color:${accent}}` +
    `.small,dt,label,footer{color:${second}}.entries>li,footer{border-color:${line}}details{border-color:${edge};` +
    `background:${palette['panel-2']}}input,select{background:${panel};color:${text};border-color:${edge}}` +
    `button{background:${accent};color:${palette['accent-on']};border-color:${accent}}:focus-visible{outline-color:${accent}}` +
    `.demo{border-color:${edge}}.note{border-color:${accent};background:${palette['accent-soft']}}` +
    `.current{color:${palette.current}}.upcoming{color:${palette.upcoming}}.notice{color:${palette.notice}}` +
    `.expired{color:${second}}.plain{color:${text}}` +
    DISPLAY_STATUSES.map((status) => signRules(status, palette)).join('')
  )
}

/** The style of all text pages; without variables and grids, which old devices and readers of books do not know. */
export const TEXT_STYLE = `html{color-scheme:light dark}${LAYOUT}${themed('auto', coloursOf)}`

/** They run no script, and are shown in no frame. */
export const TEXT_POLICY = `${policyFor(TEXT_STYLE)}; img-src 'self'; form-action 'self'; frame-ancestors 'none'`
