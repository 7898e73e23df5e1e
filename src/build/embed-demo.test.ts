import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { palettes } from '#contract/palette/palette.ts'

const DEMO = join(import.meta.dirname, '../../public/embed/1/demo.css')

it("the embed's demo page has the colours of the palette, by their names, and no others", () => {
  const css = readFileSync(DEMO, 'utf8').replaceAll(/#([\da-f])([\da-f])([\da-f])\b/gi, '#$1$1$2$2$3$3')
  const themes = [...css.matchAll(/color-scheme: (light|dark);([^}]*)/g)]
  const own = themes.flatMap(([, theme, block = '']) =>
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => `${theme} ${name} ${value}`),
  )
  const known = new Set(
    (['light', 'dark'] as const).flatMap((theme) =>
      Object.entries(palettes[theme]).map(([name, value]) => `${theme} ${name} ${value}`),
    ),
  )
  expect(themes.map(([, theme]) => theme)).toEqual(['light', 'dark'])
  expect(own.filter((colour) => !known.has(colour))).toEqual([])
  expect(css.match(/#[\da-f]{6,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)).toHaveLength(own.length)
})
