import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { missing, misset, repeated, unused, withMessages, type Messages } from './check.mjs'
import { formless } from './plurals.mjs'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

/** What a check says of files, which are a project. */
function said(check: (all: readonly Messages[]) => readonly string[], files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'messages-'))
  made.push(root)
  const config = { compilerOptions: { strict: true, allowImportingTsExtensions: true, noEmit: true } }
  for (const [path, text] of Object.entries({ ...files, 'tsconfig.json': JSON.stringify(config) })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return withMessages(root, ['tsconfig.json'], check)
}

const inGerman = (text: string) => `export const messages = ${text}`

test('a phrase that a language lacks or has beyond English, and one without a text', () => {
  const files = {
    'map/messages/en.ts': `export const messages = { title: 'Map', zoom: { in: 'Zoom in', out: 'Zoom out' }, none: '' }`,
    'map/messages/de.ts': inGerman(`{ title: '', zoom: { in: 'Hinein' }, none: '', more: 'Mehr' }`),
    'list/messages/en.ts': `export const messages = { title: (n: number) => \`List of \${n}\` }`,
  }
  expect(said((all) => missing(all, ['en', 'de']), files)).toEqual([
    'list/messages/de.ts: there is no such file',
    'map/messages/de.ts: title has no text',
    'map/messages/de.ts: zoom.out is missing',
    'map/messages/de.ts: more is not in en.ts',
  ])
})

test('a text that stands in two places of each language, and a homonym that does not', () => {
  const files = {
    'map/messages/en.ts': `export const messages = { title: 'Map', size: (n: number) => \`\${n} m\`, year: 'Year' }`,
    'map/messages/de.ts': inGerman(`{ title: 'Karte', size: (n: number) => \`\${n} m\`, year: 'Jahr' }`),
    'list/messages/en.ts': `export const messages = { on: { map: 'Map' }, high: (h: number) => \`\${h} m\`, years: 'Year' }`,
  }
  const homonyms = [{ texts: ['Year', 'List'], places: 2, why: 'one, and many' }]
  expect(said((all) => repeated(all, homonyms), files).toSorted()).toEqual([
    '“list” is noted as a homonym, but stands in fewer places than 2',
    '“map” stands in list on.map, map title',
    '“{} m” stands in list high, map size',
  ])
})

test('a count without a form that its language has', () => {
  const files = {
    'map/messages/en.ts': `const count = String; export const messages = { shut: count({ one: '# shut', other: '# shut' }) }`,
    'map/messages/cs.ts': `const count = String; export const messages = { shut: count({ one: '#', other: '#' }) }`,
    'map/messages/fr.ts': `const count = String; export const messages = { shut: (n: number) => count({ other: '#' }) }`,
    'map/messages/sl.ts': `const count = String; export const messages = { shut: () => count({ one: '', two: '', other: '' }) }`,
  }
  expect(said(formless, files)).toEqual([
    "map/messages/cs.ts: count({ one: '#', other: '#' }) has no form “few”",
    "map/messages/sl.ts: count({ one: '', two: '', other: '' }) has no form “few”",
  ])
})

test('texts that one language tells apart are two phrases', () => {
  const files = {
    'map/messages/en.ts': `export const messages = { many: 'expired', one: 'expired', over: 'expired' }`,
    'map/messages/de.ts': inGerman(`{ many: 'abgelaufene', one: 'abgelaufen', over: 'abgelaufen' }`),
  }
  expect(said((all) => repeated(all, []), files)).toEqual(['“expired” stands in map one, map over'])
})

test('a text that differs only by its capitals or the space around it stands in two places', () => {
  const files = {
    'map/messages/en.ts': `export const messages = { zoomTo: 'Zoom to', near: 'Near' }`,
    'list/messages/en.ts': `export const messages = { zoom: 'ZOOM to', zoomTo: 'zoom to ' }`,
  }
  expect(said((all) => repeated(all, []), files)).toEqual(['“zoom to” stands in list zoom, list zoomTo, map zoomTo'])
})

test('a homonym stands in no more places of a language than are noted', () => {
  const files = {
    'map/messages/en.ts': `export const messages = { year: 'Year', years: 'year', span: 'Year' }`,
    'map/messages/de.ts': inGerman(`{ year: 'Jahr', years: 'Jahr', span: 'Spanne' }`),
  }
  const homonyms = [{ texts: ['Year'], places: 1, why: 'one, and many' }]
  expect(said((all) => repeated(all, homonyms), files)).toEqual(['“year” stands in map year, map years'])
})

test('a text that breaks the typography of its language', () => {
  const files = {
    'map/messages/en.ts': `export const messages = { own: "the map's own", note: 'Note: it is' }`,
    'map/messages/fr.ts': inGerman(`{ own: 'celui de la carte', note: 'Note : « c’est »' }`),
    'map/messages/de.ts': inGerman(`{ own: 'der der Karte', note: 'Hinweis : so' }`),
    'list/messages/fr.ts': inGerman(`{ of: (name: string) => \`Liste\u202f: «\u202f\${name}\u202f»\` }`),
  }
  expect(said(misset, files).toSorted()).toEqual([
    'map/messages/de.ts: note needs no space before : ; ? ! » or after «',
    'map/messages/en.ts: own needs curly apostrophes and quotation marks',
    'map/messages/fr.ts: note needs a narrow no-break space (U+202F) before : ; ? ! » % and after «',
  ])
})

test('a phrase that only tests and messages read', () => {
  const files = {
    'map/messages/en.ts': `export const messages = {
      title: 'Map',
      zoom: { in: 'Zoom in', out: 'Zoom out' },
      themes: { light: 'Light', dark: 'Dark' },
      kinds: { road: 'Road', path: 'Path' },
      left: 'Left',
    }
    export type MapMessages = typeof messages`,
    'map/messages/de.ts': `import type { MapMessages } from './en.ts'
      export const messages: MapMessages = { title: 'Karte', zoom: { in: 'Hinein', out: 'Hinaus' },
        themes: { light: 'Hell', dark: 'Dunkel' }, kinds: { road: 'Straße', path: 'Weg' }, left: 'Links' }`,
    'map/map.ts': `import type { MapMessages } from './messages/en.ts'
      export const said = ({ title, zoom }: MapMessages) => title + zoom.in
      export const named = ({ themes }: MapMessages, theme: 'light' | 'dark') => themes.light + themes[theme]`,
    'map/map.test.ts': `import { messages } from './messages/en.ts'
      export const seen = [messages.left, messages.kinds.road, messages.zoom.out]`,
  }
  expect(said(unused, files)).toEqual([
    'map/messages/en.ts: nothing reads zoom.out',
    'map/messages/en.ts: nothing reads kinds',
    'map/messages/en.ts: nothing reads left',
  ])
})
