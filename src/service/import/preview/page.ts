import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { count } from '../../intake/count.ts'
import type { ChangedField } from './changed-fields.ts'
import { outlinesIn } from './outlines.ts'
import { SCRIPT } from './page-script.ts'
import { STYLE } from './page-style.ts'
import type { Fate, PreviewGroup, PreviewRow } from './preview.ts'
import { frameOf, middleOf, pathOf, placeOn, type Frame } from './shapes.ts'

type Html = ReturnType<typeof html>

/** What a page begins with, by which it is known as one. */
export const PAGE_HEAD = '<!doctype html><html lang="en" data-page="import-preview">'

interface About {
  /** The files that were read. */
  readonly files: readonly string[]
  readonly unchanged: number
  /** Why nothing would be imported; null where something would. */
  readonly refusal: string | null
  readonly groups: readonly PreviewGroup[]
}

const TITLES: Readonly<Record<Fate, string>> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Deleted',
  refused: 'Refused',
}

/** Every sign has a shape of its own, so that colour is not all that tells them apart. */
const SIGNS: Readonly<Record<Fate, string>> = {
  added: '<circle class="disc" r="8"/><path class="mark" d="M-4 0h8M0-4v8"/>',
  changed: '<path class="disc" d="M0-9 9 0 0 9-9 0z"/><path class="mark" d="M-3-1.5h6M-3 1.5h6"/>',
  removed:
    '<rect class="disc" x="-8" y="-8" width="16" height="16" rx="2"/><path class="mark" d="m-4-4 8 8M4-4l-8 8"/>',
  refused: '<path class="disc" d="M0-9.5 10 8H-10z"/><path class="mark" d="M0-3v5M0 5v.1"/>',
}

/** One page that shows what an import would do, whole in itself: it asks for nothing, and nothing else runs in it. */
export async function pageOf({ files, unchanged, refusal, groups }: About): Promise<string> {
  const title = `Preview of ${files.join(', ')}`
  const present = groups.filter((group) => group.count > 0)
  const page = html`<head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${raw(POLICY)}" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title}</title>
      ${raw(`<style>${STYLE}</style>`)}
    </head>
    <body>
      <main>
        <h1>What this import would do</h1>
        <p class="about">${files.join(', ')} · a trial: nothing was imported</p>
        ${refusal === null ? '' : html`<p><strong>${refusal}</strong></p>`}
        <ul class="counts">
          ${groups.map(countOf)}
        </ul>
        <p>Already there as in the files: ${count(unchanged)}</p>
        ${present.length === 0 ? '' : mapOf(present)} ${present.map(sectionOf)}
      </main>
      ${raw(`<script>${SCRIPT}</script>`)}
    </body>`
  return `${PAGE_HEAD}${String(await page)}</html>\n`
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const POLICY =
  `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; img-src data:; ` +
  "base-uri 'none'; form-action 'none'"

function signOf(fate: Fate): Html {
  return html`<svg class="sign ${fate}" viewBox="-11 -11 22 22" aria-hidden="true">${raw(SIGNS[fate])}</svg>`
}

function countOf({ fate, count: number }: PreviewGroup): Html {
  return html`<li>
    <a href="#${fate}"
      >${signOf(fate)}<span><strong>${count(number)}</strong> ${TITLES[fate].toLowerCase()}</span></a
    >
  </li>`
}

/** How many records have a sign, of each fate: more would hide the map. */
const MOST_SIGNS = 150
/** By how many units outlines may move, with few shapes and with many. */
const [FINE, COARSE] = [1, 4]
const MANY = 2000

function mapOf(groups: readonly PreviewGroup[]): Html {
  const frame = frameOf(groups.flatMap(({ shapes }) => shapes.flatMap(({ parts }) => parts)))
  const drawn = groups.reduce((sum, { shapes }) => sum + shapes.length, 0)
  const tolerance = drawn > MANY ? COARSE : FINE
  const paths = groups.map(({ fate, shapes }) => {
    const path = pathOf(
      shapes.flatMap(({ parts }) => parts),
      frame,
      tolerance,
    )
    return html`<path class="shape ${fate}" d="${raw(path)}" />`
  })
  return html`<figure>
    <svg
      class="map"
      viewBox="0 0 ${frame.width} ${frame.height}"
      tabindex="0"
      role="img"
      aria-label="Map of the records. Arrow keys move it, plus and minus zoom, 0 shows all."
    >
      <defs>${groups.map(({ fate }) => html`<g id="s-${fate}">${raw(SIGNS[fate])}</g>`)}</defs>
      <path class="lines" d="${raw(pathOf(outlinesIn(frame), frame, FINE))}" />
      ${paths} ${groups.map((group) => signsOf(group, frame))}
    </svg>
    <div class="controls" hidden>
      <button type="button" data-act="in" aria-label="Zoom in">+</button>
      <button type="button" data-act="out" aria-label="Zoom out">−</button>
      <button type="button" data-act="all" aria-label="Show all">⤢</button>
    </div>
    <figcaption>${captionOf(groups)}</figcaption>
  </figure>`
}

function signsOf({ fate, shapes }: PreviewGroup, frame: Frame): Html {
  const unit = Math.max(frame.width, frame.height) / 1000
  const signs = shapes.slice(0, MOST_SIGNS).map(({ name, parts }) => {
    const [x, y] = placeOn(frame, ...(middleOf(parts) ?? [0, 0]))
    const at = `${x} ${y}`
    return html`<use href="#s-${fate}" data-at="${at}" transform="translate(${at}) scale(${unit})"
      ><title>${TITLES[fate]}: ${name}</title></use
    >`
  })
  return html`<g>${signs}</g>`
}

/** What a reader must know of the map, above all what is not on it. */
function captionOf(groups: readonly PreviewGroup[]): string {
  const sum = (value: (group: PreviewGroup) => number) => groups.reduce((all, group) => all + value(group), 0)
  const placeless = sum((group) => group.placeless)
  const omitted = sum((group) => group.count - group.placeless - group.shapes.length)
  const unsigned = sum(({ shapes }) => Math.max(0, shapes.length - MOST_SIGNS))
  return [
    'Shapes are simplified. Added: solid; changed: dashed, as it would be; deleted: dotted, as it was.',
    ...(unsigned > 0 ? [`Drawn without a sign: ${count(unsigned)}.`] : []),
    ...(omitted > 0 ? [`Not drawn, as there are too many: ${count(omitted)}.`] : []),
    ...(placeless > 0 ? [`Without a place of their own, or with one that cannot be read: ${count(placeless)}.`] : []),
    'Ctrl or ⌘ with the wheel zooms. Outlines of countries: Natural Earth.',
  ].join(' ')
}

function sectionOf({ fate, count: number, rows }: PreviewGroup): Html {
  const more = number - rows.length
  const last = fate === 'changed' ? 'What changes' : fate === 'refused' ? 'Why' : null
  return html`<section aria-labelledby="${fate}">
    <h2 id="${fate}">${signOf(fate)}${TITLES[fate]}: ${count(number)}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">${fate === 'refused' ? 'Where' : 'Kind'}</th>
          ${last === null ? '' : html`<th scope="col">${last}</th>`}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => rowOf(row, last !== null))}
      </tbody>
    </table>
    ${more > 0 ? html`<p class="about">Not listed here, as there are too many: ${count(more)}</p>` : ''}
  </section>`
}

function rowOf({ name, kind, changes, reason }: PreviewRow, hasLast: boolean): Html {
  const last =
    reason ??
    html`<dl>${changes.slice(0, MOST_CHANGES).map(changeOf)}</dl>
      ${changes.length > MOST_CHANGES ? html`<p class="about">… and ${changes.length - MOST_CHANGES} more fields</p>` : ''}`
  return html`<tr>
    <td>${name}</td>
    <td>${kind}</td>
    ${hasLast ? html`<td>${last}</td>` : ''}
  </tr>`
}

const MOST_CHANGES = 8

function changeOf({ field, from, to }: ChangedField): Html {
  return html`<dt>${field}</dt>
    <dd><del>${from}</del> → <ins>${to}</ins></dd>`
}
