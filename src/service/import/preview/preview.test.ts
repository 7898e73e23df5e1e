import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anArea } from '#testing/builders.ts'
import { aDirectory, storeKinds, type Place } from '../../store/testing/store.ts'
import type { ImportOptions } from '../import-options.ts'
import { aFeature, aFile, runImport } from '../testing/import.ts'
import { pageOf } from './page.ts'
import { Preview } from './preview.ts'
import { checkPreviewFile, previewFileOf, savePreview } from './save-preview.ts'

const HOSTILE = '</script></title><img src=x onerror="alert(1)">'

const aPark = (id: number, more: Record<string, unknown> = {}) =>
  aFeature({ id, name: `Park ${id}`, category: 'national_park', country: 'SE', ...more })

/** The page about what a trial would make of a store, of features or of a file. */
async function aTrial(
  place: Place,
  content: Parameters<typeof aFile>[0] | string,
  options: Partial<ImportOptions> = {},
) {
  const preview = new Preview()
  const file = typeof content === 'string' ? content : aFile(content)
  const trial: Partial<ImportOptions> = {
    source: 'Parks',
    dryRun: true,
    onTried: (changes) => preview.take(changes),
    ...options,
  }
  const writer = await place.openWriter()
  const report = await runImport(writer, [file], trial)
  await writer.close()
  const path = previewFileOf(file)
  await savePreview(path, report, preview)
  return readFileSync(path, 'utf8')
}

describe.each(storeKinds)('the page about a trial, in $name', ({ aPlace }) => {
  it('names what would be added, changed, deleted and refused, and what of it changes', async () => {
    const place = await aPlace()
    const writer = await place.openWriter()
    await runImport(writer, [aFile([aPark(1), aPark(2), aPark(3)])], { source: 'Parks' })
    await writer.close()
    const features = [aPark(1), aPark(2, { name: 'Wood' }), aPark(4), aPark(4)]
    const page = await aTrial(place, features, { full: true, force: true })
    for (const [fate, title] of Object.entries({ added: 'Added', changed: 'Changed', refused: 'Refused' })) {
      expect(page).toContain(`${title}: 1</h2>`)
      expect(page).toContain(`class="shape ${fate}" d="M`)
    }
    expect(page).toContain('<del>Park 2</del> → <ins>Wood</ins>')
    expect(page).toContain('it has the same identity as feature 3')
    expect(page).toContain('Already there as in the files: 1')
  })

  it('names closures that have no place, or only that of their areas', async () => {
    const place = await aPlace()
    const writer = await place.openWriter()
    await runImport(writer, [aFile([aPark(1)])], { source: 'Parks' })
    await writer.close()
    const table = join(aDirectory(), 'closures.csv')
    const rows = ['a,Everywhere,breeding,Rangers,', 'b,Whole park,breeding,Rangers,Park 1']
    writeFileSync(table, ['id,name,reason,source,area', ...rows].join('\n'))
    const page = await aTrial(place, table, { kind: 'closures', timeZone: 'Europe/Berlin' })
    expect(page).toContain('Added: 2</h2>')
    expect(page).toContain('Everywhere')
    expect(page).toContain('Whole park')
  })

  it('shows what would be deleted where it was', async () => {
    const place = await aPlace()
    const writer = await place.openWriter()
    await runImport(writer, [aFile([aPark(1), aPark(2)])], { source: 'Parks' })
    await writer.close()
    const page = await aTrial(place, [aPark(1)], { full: true })
    expect(page).toContain('Deleted: 1</h2>')
    expect(page).toContain('<title>Deleted: Park 2</title>')
  })
})

describe('the page about a trial', () => {
  const [kind] = storeKinds
  const aPlace = async (): Promise<Place> => {
    if (kind === undefined) throw new Error('There is no kind of store.')
    return kind.aPlace()
  }

  it('escapes all data, and lets nothing run or load but its own', async () => {
    const preview = new Preview()
    async function* changes() {
      const now = anArea({ name: HOSTILE, description: HOSTILE })
      yield { kind: 'area' as const, fate: 'changed' as const, was: anArea(), now }
    }
    await preview.take(changes())
    const refused = { file: HOSTILE, number: 1, place: HOSTILE, label: HOSTILE, at: null, reason: HOSTILE }
    const about = { files: [HOSTILE], unchanged: 0, refusal: null, groups: preview.groups([refused]) }
    const page = await pageOf(about)
    expect(page).not.toContain('<img')
    expect(page.split('&lt;img src=x').length).toBeGreaterThan(8)
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(policy).toMatch(/^default-src 'none'; /)
    for (const [element, directive] of [
      ['script', 'script-src'],
      ['style', 'style-src'],
    ] as const) {
      const texts = [...page.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(([, text = '']) => text)
      const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      expect(policy).toContain(`${directive} ${hashes.join(' ')};`)
      expect(texts).toHaveLength(1)
    }
  })

  it('keeps to a few megabytes with 20,000 areas, and tells what it leaves out', async () => {
    const preview = new Preview()
    const example = anArea()
    const ring = (at: number) =>
      Array.from({ length: 41 }, (_, step) => {
        const angle = ((step % 40) / 40) * 2 * Math.PI
        return [5 + (at % 150) / 10 + Math.cos(angle) / 30, 45 + Math.floor(at / 150) / 10 + Math.sin(angle) / 40]
      })
    async function* changes() {
      for (let at = 0; at < 21_000; at++) {
        const geometry = { type: 'MultiPolygon' as const, coordinates: [[ring(at)]] }
        yield {
          kind: 'area' as const,
          fate: 'added' as const,
          was: null,
          now: { ...example, name: `Area ${at}`, geometry },
        }
      }
    }
    await preview.take(changes())
    const about = { files: ['a.geojson'], unchanged: 0, refusal: null, groups: preview.groups([]) }
    const page = await pageOf(about)
    expect(page.length).toBeLessThan(5_000_000)
    expect(page).toContain('Not drawn, as there are too many: 1,000.')
    expect(page).toContain('Not listed here, as there are too many: 20,750')
  })

  it('is written over another such page, and over nothing else', async () => {
    const page = await aTrial(await aPlace(), [aPark(1)])
    const directory = aDirectory()
    const [known, other, folder] = ['page.html', 'other.html', 'folder.html'].map((name) => join(directory, name))
    writeFileSync(String(known), page)
    writeFileSync(String(other), '<!doctype html><p>Mine</p>')
    mkdirSync(String(folder))
    await expect(checkPreviewFile(String(known))).resolves.toBeUndefined()
    await expect(checkPreviewFile(join(directory, 'new.html'))).resolves.toBeUndefined()
    await expect(checkPreviewFile(String(other))).rejects.toThrow('something else than a preview is there')
    await expect(checkPreviewFile(String(folder))).rejects.toThrow('something else than a preview is there')
    await expect(checkPreviewFile(join(directory, 'fieldgate.db'))).rejects.toThrow('a preview ends in .html')
    expect(dirname(previewFileOf('/data/parks.geojson'))).toBe('/data')
  })
})
