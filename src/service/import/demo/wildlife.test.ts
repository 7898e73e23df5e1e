import { describe, expect, test } from 'vitest'
import { Wildlife, WILDLIFE_KINDS } from '#contract/records/wildlife.ts'
import { demoAreas } from './areas.ts'
import { demoWildlife } from './wildlife.ts'

const wildlife = demoWildlife()
const areas = new Set(demoAreas().map(({ uuid }) => uuid))

describe('every record', () => {
  test.each(wildlife)('$name keeps to the contract and says what is invented', (record) => {
    const stored = { ...record, updated_at: '2026-01-01T00:00:00Z' }
    expect(Wildlife.parse(stored)).toEqual(stored)
    expect(record.name).toMatch(/^Demo: ./)
    expect(record.description).toMatch(/Invented for the demo: where it lives and when it is sensitive\.$/)
    expect((record.sensitive_from === null) === (record.sensitive_to === null)).toBe(true)
  })

  test.each(wildlife)('$name lives in areas of the demo, each named once', ({ protected_area_uuids }) => {
    expect(protected_area_uuids.length).toBeGreaterThan(0)
    expect(protected_area_uuids.filter((uuid) => !areas.has(uuid))).toEqual([])
    expect(new Set(protected_area_uuids).size).toBe(protected_area_uuids.length)
  })
})

describe('the set', () => {
  test('has some 25 records, each with an identity of its own', () => {
    expect(wildlife.length).toBeGreaterThan(24)
    expect(wildlife.length).toBeLessThan(32)
    expect(new Set(wildlife.map(({ uuid }) => uuid)).size).toBe(wildlife.length)
  })

  test('has both kinds; species with their scientific names', () => {
    expect(new Set(wildlife.map(({ kind }) => kind))).toEqual(new Set(WILDLIFE_KINDS))
    const species = wildlife.filter(({ kind }) => kind === 'species')
    expect(species.filter(({ scientific_name }) => !/^[A-Z][a-z]+ [a-z]+$/.test(scientific_name ?? ''))).toEqual([])
  })

  test('has seasons within a year and over its end, and records without one', () => {
    const seasons = wildlife.map(({ sensitive_from: from, sensitive_to: to }) => {
      if (from === null || to === null) return 'none'
      return from < to ? 'within' : 'over the end'
    })
    expect(new Set(seasons)).toEqual(new Set(['none', 'within', 'over the end']))
  })

  test('keeps its identity from one version to the next', () => {
    expect(wildlife[0]).toMatchObject({ name: 'Demo: Black grouse', uuid: '325195a8-d764-5da9-bec6-1f276ac651d7' })
  })
})
