import { describe, expect, it, test } from 'vitest'
import { basemapCreditsOf, creditsOf } from './credited.ts'

describe('whose records are', () => {
  it('is told once for all that are owed alike, most first; what is not known is as good as nothing', () => {
    const licence = 'https://example.org/terms'
    expect(
      creditsOf([
        { source_id: 1, licence_uri: licence, attribution: 'A' },
        { source_id: 2 },
        { source_id: 2, licence_uri: null },
        { source_id: 1, licence_uri: licence, attribution: 'B' },
      ]),
    ).toEqual([
      { source: 2, licence: null, attribution: null, count: 2 },
      { source: 1, licence, attribution: 'A', count: 1 },
      { source: 1, licence, attribution: 'B', count: 1 },
    ])
  })
})

test('whom backgrounds are owed to is told once, also of several backgrounds', () => {
  const osm = { name: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' }
  const [streets, terrain] = [{ attribution: [osm] }, { attribution: [osm, { name: 'Survey' }] }]
  expect(
    basemapCreditsOf([{ attribution: [{ name: osm.name }] }, streets, { attribution: [{ name: osm.name }] }]),
  ).toEqual([osm])
  const other = { name: osm.name, url: 'https://tiles.example/about' }
  expect(basemapCreditsOf([streets, { attribution: [other] }])).toEqual([osm, other])
  expect(basemapCreditsOf([streets, { id: 'none' }, terrain])).toEqual([osm, { name: 'Survey' }])
})
