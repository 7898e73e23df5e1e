import { describe, expect, it } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import { foldWords } from '#contract/match/fold-words.ts'
import type { Town } from './gazetteer.ts'
import { otherNamesOf } from './other-names.ts'
import { searchPlaces } from './search-places.ts'

const town = (name: string, country: string, size: number, lng: number, lat: number): Town => ({
  name,
  names: [name, ...otherNamesOf(country, name)].map(foldWords),
  country,
  size,
  lng,
  lat,
})

const towns = [
  town('Munich', 'DE', 20, 11.58, 48.14),
  town('Munich', 'US', 7, -98.8, 48.7),
  town('Neukirchen', 'DE', 12, 13.4, 48.7),
  town('Neukirchen', 'DE', 12, 9.5, 51),
  town('Passau', 'DE', 16, 13.46, 48.57),
  town('Paris', 'FR', 21, 2.35, 48.86),
  town('Paris', 'US', 15, -95.55, 33.66),
  town('Kiruna', 'SE', 15, 20.25, 67.86),
  town('Kirun', 'IN', 8, 70, 20),
]

const from = { lng: 13.6, lat: 48.95 }
const find = (text: string, language = 'en', region: BBox | null = null) =>
  searchPlaces(towns, { text, language, from, region }).map(
    ({ name, country, near }) => `${name} ${country} ${near ?? '-'}`,
  )

describe('a place', () => {
  it('is found by what it is called at home and by its neighbours', () => {
    expect(find('münchen')[0]).toBe('Munich DE -')
    expect(find('Monaco di Bav')[0]).toBe('Munich DE -')
  })

  it('that is near comes before one of the same size far away, and is told by the next town', () => {
    expect(find('neukirchen')).toEqual(['Neukirchen DE Passau', 'Neukirchen DE -'])
  })

  it('that is large comes before a small one that is nearer', () => {
    expect(find('paris')).toEqual(['Paris FR -', 'Paris US -'])
  })

  it('can be narrowed by its country, in the language of the page', () => {
    expect(find('paris united states')).toEqual(['Paris US -'])
    expect(find('vereinigte paris', 'de')).toEqual(['Paris US -'])
    expect(find('frankreich')).toEqual([])
  })

  it('is found with a letter wrong where nothing is as it was typed, if it is no hamlet', () => {
    expect(find('kirunna')).toEqual(['Kiruna SE -'])
    expect(find('passu')).toEqual(['Passau DE -'])
  })

  it('is one of the region', () => {
    expect(find('paris', 'en', [-130, 20, -60, 50])).toEqual(['Paris US -'])
    expect(find('kirunna', 'en', [5, 43, 17, 49])).toEqual([])
  })

  it('is not looked for by a single letter', () => {
    expect(find('p')).toEqual([])
  })
})
