import { palettes, type ColourToken, type Theme } from '#contract/palette/palette.ts'

const TOKENS: readonly ColourToken[] = [
  'ground',
  'panel',
  'panel-2',
  'line',
  'line-2',
  'text',
  'text-2',
  'accent',
  'accent-on',
  'accent-soft',
  'current',
  'current-soft',
  'upcoming',
  'shadow',
]

function colours(theme: Theme): string {
  return TOKENS.map((token) => `--${token}:${palettes[theme][token]};`).join('')
}

/** The style of the pages. */
export const STYLE = `
:root{color-scheme:light;${colours('light')}}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${colours('dark')}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/22px "Source Sans 3","Source Sans Pro",system-ui,sans-serif}
a{color:var(--accent);text-underline-offset:2px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
code,pre,legend,.field>label,.crumbs{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace}
code{font-size:.9em}
h1{margin:0;font-size:28px;line-height:34px;overflow-wrap:anywhere;text-wrap:balance}
h2{margin:0 0 12px;font-size:17px;line-height:22px}
p{margin:0}
header{display:flex;gap:8px 24px;align-items:center;justify-content:space-between;padding:0 24px;min-height:56px;
background:var(--panel);box-shadow:0 1px var(--line)}
header a{text-decoration:none;padding:11px 0}
header nav{display:flex;gap:20px}
.way{display:inline-block;padding:11px 0}
.brand{color:var(--text);font-weight:600;white-space:nowrap}
.brand span{color:var(--text-2);font-weight:400}
main{display:grid;gap:20px 24px;max-width:1320px;margin:0 auto;padding:24px;grid-template-columns:minmax(0,1fr);
grid-template-areas:"intro" "answer" "form"}
.intro{grid-area:intro;display:grid;gap:6px}
.about{color:var(--text-2);max-width:72ch;text-wrap:pretty}
.crumbs{font-size:13px;line-height:18px;color:var(--text-2);overflow-wrap:anywhere}
.crumbs b{font-weight:400;color:var(--text)}
.jump{display:inline-block;justify-self:start;margin-top:6px;padding:9px 16px;border:1px solid var(--line-2);border-radius:6px;
background:var(--panel);text-decoration:none}
.answer,aside{background:var(--panel);border-radius:10px;box-shadow:0 0 0 1px var(--line),0 6px 20px -6px var(--shadow)}
.answer{grid-area:answer;min-width:0;overflow:hidden}
aside{grid-area:form;padding:16px 20px 20px;scroll-margin-top:12px}
.exchange{padding:14px 20px;background:var(--panel-2);border-bottom:1px solid var(--line)}
.request{font-size:15px;overflow-wrap:anywhere}
.request b{color:var(--accent)}
summary{cursor:pointer;padding:4px 0;color:var(--text-2);font-size:15px}
.status{margin-top:2px}
.good{color:var(--accent)}
.bad{color:var(--current)}
dl{margin:4px 0 0;font-size:14px;line-height:20px}
dl div{display:grid;grid-template-columns:minmax(0,11rem) minmax(0,1fr);gap:0 12px;padding:1px 0}
dl+details{margin-top:2px}
dt{color:var(--text-2)}
dd{margin:0;overflow-wrap:anywhere}
.bar{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;justify-content:space-between;padding:10px 20px}
.bar:last-child:not(:has(nav)){display:none}
.pager,.formats{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center}
.pager>span:first-child{font-variant-numeric:tabular-nums;margin-right:4px}
.formats{gap:4px 16px}
.formats a{padding:6px 0}
.step{padding:6px 14px;border:1px solid var(--line-2);border-radius:6px;text-decoration:none}
.step[aria-disabled]{color:var(--text-2);border-color:var(--line)}
a.step:hover,.jump:hover{background:var(--accent-soft)}
.hint{margin:0 20px 10px;padding:8px 12px;border-radius:6px;background:var(--accent-soft);font-size:15px}
pre{margin:0;padding:14px 20px;border-top:1px solid var(--line);font-size:14px;line-height:21px;white-space:pre-wrap;
overflow-wrap:anywhere;tab-size:2}
pre+.bar{border-top:1px solid var(--line)}
.key{color:var(--text-2)}
a .key,a .number{color:inherit}
.number,.boolean{color:var(--upcoming)}
.word{word-break:break-all}
.null{color:var(--text-2);font-style:italic}
.note,.cut{color:var(--text-2);font-family:"Source Sans 3",system-ui,sans-serif}
.note::before{content:"– "}
form{display:grid;gap:16px}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend,.field>label{display:block;padding:0;font-size:14px;line-height:20px;font-weight:600}
small{display:block;margin:2px 0 6px;color:var(--text-2);font-size:13px;line-height:17px}
.field small{margin:4px 0 0}
.boxes{display:grid;gap:2px;max-height:168px;overflow:auto;padding:6px 10px;border:1px solid var(--line);border-radius:6px;
background:var(--panel-2)}
.boxes label{display:grid;grid-template-columns:18px 1fr;gap:8px;align-items:center;min-height:26px;font-size:15px;line-height:20px}
input[type=checkbox]{width:16px;height:16px;margin:0;accent-color:var(--accent)}
.field input,select{width:100%;height:40px;margin-top:4px;padding:0 10px;border:1px solid var(--line-2);border-radius:6px;
background:var(--panel);color:var(--text);font:inherit}
::placeholder{color:var(--text-2);opacity:.8}
.error{display:block;margin:4px 0;padding:4px 8px;border-radius:4px;background:var(--current-soft);color:var(--current);font-size:14px;
line-height:18px;font-weight:600;overflow-wrap:anywhere}
.wrong input,.wrong .boxes{border-color:var(--current)}
.actions{display:flex;gap:16px;align-items:center;position:sticky;bottom:0;margin:0 -20px -20px;padding:12px 20px;
background:var(--panel);border-top:1px solid var(--line);border-radius:0 0 10px 10px}
button{height:40px;padding:0 20px;border:0;border-radius:6px;background:var(--accent);color:var(--accent-on);font:inherit;
font-weight:600;cursor:pointer}
footer{display:flex;flex-wrap:wrap;gap:0 20px;max-width:1320px;margin:0 auto;padding:0 24px 24px}
footer a{padding:11px 0}
@media(min-width:1000px){
main.with-form{grid-template-columns:minmax(0,1fr) 336px;grid-template-areas:"intro intro" "answer form";align-items:start}
.jump{display:none}
}
@media(max-width:600px){
header{padding:0 16px}
header nav{gap:12px;font-size:15px}
footer{padding:0 16px 24px}
main{padding:16px 12px 24px}
h1{font-size:24px;line-height:29px}
.exchange,.bar,pre{padding-left:14px;padding-right:14px}
dl div{display:block}
dt,dd{display:inline}
dt::after{content:":"}
pre{font-size:13px;line-height:20px}
.hint{margin:0 14px 10px}
.formats{gap:4px 12px;font-size:15px}
.step{padding:9px 16px}
.boxes label{min-height:40px}
.field input,select,button{height:48px}
aside{padding:16px 14px 20px}
.actions{margin:0 -14px -20px;padding:12px 14px}
}
@media print{.jump,aside,footer,header nav,.formats,.pager a{display:none}}
`
