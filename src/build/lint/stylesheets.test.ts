import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { radius, space } from '#core/ui/theme/layout.ts'

const SOURCES = join(import.meta.dirname, '../..')
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
const declarations = files.flatMap((file) => {
  const css = readFileSync(join(SOURCES, file), 'utf8').replace(/\/\*[^]*?\*\//g, '')
  return [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)].map(([, name = '', value = '']) => ({ file, name, value }))
})

/** The declarations of some properties that have a length of those in px, not as a custom property. */
function withRaw(properties: RegExp, lengths: Readonly<Record<string, number>>): string[] {
  const known = new Set(Object.values(lengths))
  return declarations
    .filter(({ name, value }) => {
      const raw = [...value.matchAll(/(?<![\w.])(\d+)px\b/g)].map(([, px]) => Number(px))
      return properties.test(name) && raw.some((px) => known.has(px))
    })
    .map(({ file, name, value }) => `${file} ${name}: ${value}`)
}

describe('stylesheets take from core/ui/theme/layout.ts', () => {
  it('spaces', () => {
    expect(declarations.length).toBeGreaterThan(2000)
    expect(withRaw(/^(padding|margin|gap|row-gap|column-gap)\b/, space)).toEqual([])
  })

  it('radii', () => {
    expect(withRaw(/^border(-\w+)*-radius$/, radius)).toEqual([])
  })

  it('what lies over what', () => {
    const raw = declarations.filter(({ name, value }) => name === 'z-index' && !/^var\(--z-\w+\)$/.test(value))
    expect(raw).toEqual([])
  })

  it('breakpoints of the window, and those of a container that two stylesheets know', () => {
    const sizes = files.flatMap((file) => {
      const preludes = readFileSync(join(SOURCES, file), 'utf8').match(/@(media|container)[^{]*/g) ?? []
      return preludes.filter((prelude) => /width|height/.test(prelude)).map((prelude) => ({ file, prelude }))
    })
    const isKnownElsewhere = ({ file, prelude }: { file: string; prelude: string }) =>
      sizes.some((other) => other.file !== file && other.prelude === prelude)
    const raw = sizes.filter((size) => size.prelude.startsWith('@media') || isKnownElsewhere(size))
    expect(raw).toEqual([])
  })

  it('and from core/ui/base.css the shadow of what floats', () => {
    const own = declarations.filter(({ name, value }) => name === 'box-shadow' && value.includes('shadow)'))
    expect(own.map(({ file }) => file)).toEqual(['core/ui/base.css'])
  })
})
