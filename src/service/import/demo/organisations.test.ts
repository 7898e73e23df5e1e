import { describe, expect, test } from 'vitest'
import { Organisation } from '#contract/records/organisation.ts'
import { areaFacts } from './facts.ts'
import { demoClosures } from './closures.ts'
import { demoOrganisations, organisationFor } from './organisations.ts'

const organisations = demoOrganisations()
const closures = demoClosures(new Date('2026-05-14T05:40:00Z'))

test.each(organisations)('$name keeps to the contract and can be nobody’s', (organisation) => {
  const stored = { ...organisation, id: 1, updated_at: '2026-01-01T00:00:00Z' }
  expect(Organisation.parse(stored)).toEqual(stored)
  expect(organisation.name).toMatch(/^Demo: ./)
  expect(organisation.email).toMatch(/^[a-z.]+@fieldgate\.example$/)
})

describe('the set', () => {
  test('has some 10 organisations, each with an identity and an address of its own', () => {
    expect(organisations.length).toBeGreaterThan(8)
    expect(organisations.length).toBeLessThan(13)
    expect(new Set(organisations.map(({ uuid }) => uuid)).size).toBe(organisations.length)
    expect(new Set(organisations.map(({ email }) => email)).size).toBe(organisations.length)
  })

  test('answers for every closure but those of an authority of no country, and each for some', () => {
    const unanswered = closures.filter(({ organisation_uuid }) => organisation_uuid === null)
    expect(unanswered.map(({ source_kind }) => source_kind)).not.toContain('platform')
    expect(unanswered.filter(({ protected_area_uuids }) => protected_area_uuids.length > 0)).toEqual([])
    const named = new Set(closures.map(({ organisation_uuid }) => organisation_uuid))
    expect(organisations.filter(({ uuid }) => !named.has(uuid))).toEqual([])
  })

  test('has one authority for every country of the demo', () => {
    const countries = new Set(areaFacts.map(({ country }) => country))
    expect([...countries].filter((country) => organisationFor('authority', country) === null)).toEqual([])
    expect(organisationFor('authority', null)).toBeNull()
  })
})
