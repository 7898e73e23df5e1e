import { describe, expect, it } from 'vitest'
import { aDirectory, aWriter } from '../store/testing/store.ts'
import { kindOf } from './kind-of.ts'
import type { SourceFeature } from './reading/input/source-feature.ts'
import { statedFrom } from './stated/stated.ts'
import { aFeature, aFile, runImport, square } from './testing/import.ts'

function features(rows: readonly Record<string, unknown>[], isPlaced = true): SourceFeature[] {
  const geometry = isPlaced ? square : null
  return rows.map((properties, index) => ({ number: index + 1, place: `${index + 1}`, id: null, properties, geometry }))
}

const closed = { name: 'Falcon rocks', from: '2026-02-01', to: '2026-07-31' }
const since = { name: 'Falcon Rocks Nature Reserve', since: '1987-02-01', access: 'closed' }

describe('what is in a file', () => {
  it.each<[string, 'areas' | 'closures', SourceFeature[]]>([
    ['names and places alone', 'areas', features([{ name: 'Falcon rocks' }])],
    ['days on which they end', 'closures', features([closed])],
    ['a last day of one among several', 'areas', features([since, since, since, { ...since, until: '2026-01-01' }])],
    ['since when they are what they are', 'areas', features([since])],
    ['since when something is closed', 'closures', features([{ name: 'Falcon rocks', from: '2026-02-01' }])],
    ['a first day, in a table without places', 'closures', features([since], false)],
    ['what the contract says of closures', 'closures', features([{ name: 'Falcon rocks', type: 'closure' }])],
    ['a category as the contract names it', 'areas', features([{ name: 'Falcon rocks', category: 'other' }])],
    ['nothing', 'areas', []],
  ])('is told by %s: %s', (_, kind, file) => {
    expect(kindOf(file, 'file.geojson')).toBe(kind)
  })
})

describe('an import that is not told what is in its files', () => {
  it('tells it by them, and takes what is said of areas for areas alone', async () => {
    const writer = aWriter(aDirectory())
    const path = aFile([aFeature({ ...closed, source: 'Rangers' })], 'rocks.geojson')
    const report = await runImport(writer, [path], { kind: null })
    expect(report).toMatchObject({ kind: 'closures', outcome: 'imported' })
    const asAreas = { kind: null, stated: statedFrom({ category: 'marine' }) }
    await expect(runImport(writer, [path], asAreas)).rejects.toThrow('--category is for areas: closures have none.')
    expect(await runImport(writer, [path], { kind: 'areas' })).toMatchObject({ kind: 'areas', outcome: 'imported' })
  })

  it('is refused where some hold areas and some closures, with which hold which', async () => {
    const areas = aFile([aFeature(since)], 'reserves.geojson')
    const closures = aFile([aFeature(closed)], 'rocks.geojson')
    const run = runImport(aWriter(aDirectory()), [closures, areas], { kind: null })
    await expect(run).rejects.toThrow(`There are areas in ${areas} and closures in ${closures}: import the areas first`)
  })

  it('deletes nothing for files that are empty, which do not tell of what they are', async () => {
    const writer = aWriter(aDirectory())
    const empty = { kind: null, source: 'Rangers', full: true, force: true }
    await expect(runImport(writer, [aFile([])], empty)).rejects.toThrow('they do not tell what is to be deleted')
  })
})
