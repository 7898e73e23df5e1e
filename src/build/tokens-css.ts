import type { Plugin } from 'vite'
import { palettes } from '#contract/palette/palette.ts'
import {
  breakpoint,
  containerBreakpoint,
  containerHeightBreakpoint,
  frame,
  heightBreakpoint,
  HUGE,
  HUGE_PANEL,
  layer,
  panel,
  radius,
  space,
  USUAL_TEXT_PX,
} from '#core/ui/theme/layout.ts'

const ID = 'virtual:tokens.css'
/** Stylesheets of drawings with texts in them, which are enlarged as a whole. */
const DRAWING = /\/strips\/|-strip\./
/** What is thinner is an edge, and stays one. */
const LEAST_PX = 3

/**
 * The design for stylesheets, from the data that code reads: `virtual:tokens.css` has the palette and the layout as custom
 * properties (`data-theme` on the root decides, without it the device does), and a stylesheet may name the breakpoints:
 * `@media (--wide)`. Lengths are given in px, and follow the size of text that the visitor's browser is set to.
 */
export function tokensCss(): Plugin {
  return {
    name: 'tokens-css',
    enforce: 'pre',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? inRem(stylesheet()) : null),
    transform: {
      filter: { id: /\/src\/.*\.css(\?|$)/ },
      handler: (code, id) => (DRAWING.test(id) ? code : inRem(withBreakpoints(code))),
    },
  }
}

function stylesheet(): string {
  const light = `color-scheme:light;${declarations(palettes.light)}`
  const dark = `color-scheme:dark;${declarations(palettes.dark)}`
  return [
    `:root{${layoutProperties()};${light}}`,
    `@media${HUGE}{:root{${declarations(HUGE_PANEL, 'px')}}}`,
    // Paper is light.
    `@media screen{@media(prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}:root[data-theme=dark]{${dark}}}`,
    `:root[data-theme=sunlight]{color-scheme:light;${declarations(palettes.sunlight)}}`,
  ].join('\n')
}

function layoutProperties(): string {
  const lengths = { ...space, ...radius, ...panel, ...frame }
  return [declarations(lengths, 'px'), declarations(layer)].join(';')
}

/** The text of a stylesheet with lengths in rem for those in px: at the usual size of text, as long. */
export function inRem(css: string): string {
  return css.replace(/(?<![\w.#-])(-?[\d.]+)px\b/g, (length, px: string) =>
    Math.abs(Number(px)) < LEAST_PX ? length : `${Number(px) / USUAL_TEXT_PX}rem`,
  )
}

function declarations(values: Readonly<Record<string, string | number>>, unit = ''): string {
  return Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${value}${unit}`)
    .join(';')
}

/** The text of a stylesheet with the named breakpoints written out. Throws on a name that is none. */
export function withBreakpoints(css: string): string {
  return css.replace(/@(?:media|container)[^{]*/g, (prelude) =>
    prelude.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = QUERIES[name]
      if (query === undefined) throw new Error(`There is no breakpoint --${name} in core/ui/theme/layout.ts.`)
      return query
    }),
  )
}

const QUERIES: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries({ ...breakpoint, ...containerBreakpoint }).flatMap(([name, from]) =>
    queries(kebab(name), 'width', from),
  ),
  ...Object.entries({ ...heightBreakpoint, ...containerHeightBreakpoint }).flatMap(([name, from]) =>
    queries(kebab(name), 'height', from),
  ),
])

function queries(name: string, side: 'width' | 'height', from: number): [name: string, query: string][] {
  return [
    [name, `(min-${side}: ${from}px)`],
    [`below-${name}`, `(max-${side}: ${from - 1}px)`],
  ]
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
