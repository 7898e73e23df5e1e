import type { Plugin } from 'vite'
import { palettes, type Theme } from '#core/ui/theme/palette.ts'

const ID = 'virtual:tokens.css'

function properties(theme: Theme): string {
  return Object.entries(palettes[theme])
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')
}

/** The palette as custom properties: `data-theme` on the root decides, without it the device does. */
export function tokensCss(): Plugin {
  return {
    name: 'tokens-css',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? stylesheet() : null),
  }
}

function stylesheet(): string {
  const light = `color-scheme:light;${properties('light')}`
  const dark = `color-scheme:dark;--shadow-colour:#0009;${properties('dark')}`
  return [
    `:root{${light}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
    `:root[data-theme=dark]{${dark}}`,
    `:root[data-theme=sunlight]{color-scheme:light;${properties('sunlight')}}`,
  ].join('\n')
}
