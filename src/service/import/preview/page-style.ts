import type { ColourToken, Palette } from '#contract/palette/palette.ts'
import { FONT, themed } from '../../output/badge/style.ts'
import type { Fate } from './preview.ts'

const COLOURS: Readonly<Record<Fate, ColourToken>> = {
  added: 'accent',
  changed: 'notice',
  removed: 'current',
  refused: 'upcoming',
}

const LAYOUT = `
*{box-sizing:border-box}
body{margin:0;font:16px/22px ${FONT};overflow-wrap:anywhere}
main{max-width:1120px;margin:0 auto;padding:24px 20px 48px}
h1{font-size:24px;line-height:30px;margin:0 0 4px}h2{font-size:17px;line-height:22px;margin:32px 0 8px;display:flex;gap:8px;align-items:center}
p{margin:0 0 8px}
.counts{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:16px 0;padding:0}
.counts a{display:flex;gap:8px;align-items:center;min-height:40px;padding:4px 14px 4px 10px;border-radius:6px;border:1px solid;color:inherit;text-decoration:none}
.counts a:hover{text-decoration:underline}
.sign{width:20px;height:20px;flex:none}
figure{margin:0;position:relative}
.map{display:block;width:100%;height:min(62vh,620px);border:1px solid;border-radius:10px;cursor:grab}
.map.near{touch-action:none}
.map path{fill:none;vector-effect:non-scaling-stroke}
.map .lines{stroke-width:1}
.map .shape{stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round;fill-opacity:.16}
.map .changed{stroke-dasharray:5 3}.map .removed{stroke-dasharray:1 4;stroke-width:2.4}
.mark,.disc{stroke-width:2.4;stroke-linecap:round}.mark{fill:none}
.controls{position:absolute;top:10px;right:10px;display:flex;flex-direction:column;gap:4px}
.controls[hidden]{display:none}
button{width:44px;height:44px;font:600 18px/1 ${FONT};border-radius:6px;border:1px solid;cursor:pointer}
figcaption{font-size:14px;line-height:18px;margin-top:8px}
table{width:100%;border-collapse:collapse;font-size:15px;line-height:20px}
th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-bottom:1px solid}
th{font-weight:600;font-size:14px}
td:first-child{font-weight:600;width:32%}td:nth-child(2){width:26%}
dl{margin:0}dt{font-size:14px}dd{margin:0 0 4px}
del,ins{text-decoration:none}
a:focus-visible,button:focus-visible,.map:focus-visible{outline:3px solid;outline-offset:2px}
@media(max-width:600px){main{padding:16px 14px 32px}h1{font-size:22px;line-height:27px}.map{height:56vh}
table,tbody,tr,td{display:block;width:auto!important}thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
tr{padding:8px 0;border-bottom:1px solid}td{border:0;padding:2px 0}}
@media print{.controls{display:none}.map{height:420px}main{max-width:none;padding:0}tr{break-inside:avoid}}
`

function colours(palette: Palette): string {
  const fates = Object.entries(COLOURS).map(([fate, token]) => {
    const colour = palette[token]
    return `.map .${fate}{stroke:${colour};fill:${colour}}.sign.${fate} .disc,#s-${fate} .disc{fill:${colour};stroke:${palette.casing}}`
  })
  return `body{background:${palette.panel};color:${palette.text}}
figcaption,dt,.about,th{color:${palette['text-2']}}th,td,tr{border-color:${palette.line}}
.map{background:${palette.ground};border-color:${palette['line-2']}}.map .lines{stroke:${palette.border}}
.counts a,button{border-color:${palette['line-2']};background:${palette['panel-2']};color:${palette.text}}
:focus-visible{outline-color:${palette.accent}!important}
.mark{stroke:${palette.casing}}del{color:${palette['text-2']}}
${fates.join('\n')}`
}

export const STYLE = `:root{color-scheme:light dark}${LAYOUT}${themed('auto', colours)}`
