import { describe, expect, it } from 'vitest'
import { keysOf } from '#contract/keys.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { currentAddress } from './current-address.ts'
import { PARAMETER_NAMES } from './parameters.ts'

/** Names are added here, and none is ever taken away: someone has saved a link with it. */
const HONOURED = (
  'map bbox area closure list lang theme when timeline q status type reason_id activity_id source_id source_kind ' +
  'starts_after starts_before ends_after ends_before protected_area_uuid category_id country_id hike hike_pace hike_activity ' +
  'due changed sort gloves here base ui panel gestures accent'
).split(' ')

const successors = new Map([['kind', 'type']] as const)

describe('the names in an address', () => {
  it.each(HONOURED)('"%s" is honoured for ever', (name) => {
    expect(PARAMETER_NAMES).toContain(name)
  })

  it('are all among those that are honoured', () => {
    expect(PARAMETER_NAMES.filter((name) => !HONOURED.includes(name))).toEqual([])
  })

  it('are those of every filter of the API', () => {
    const transport = ['fields', 'geometry_from', 'id', 'updated_after', 'active_on']
    const filters = keysOf({ ...areaQuery.params, ...closureQuery.params })
    expect(PARAMETER_NAMES).toEqual(expect.arrayContaining(filters.filter((name) => !transport.includes(name))))
  })

  it('of today are left as they are, and unknown ones too', () => {
    const search = '?map=9/48.95/13.6&status=current,expired&utm_source=x&constructor=1'
    expect(currentAddress(search)).toBe(search)
    expect(currentAddress('')).toBe('')
  })

  it('of old are given their successors', () => {
    expect(currentAddress('?kind=notice&q=owl', successors)).toBe('?type=notice&q=owl')
  })

  it('of today win over those of old', () => {
    expect(currentAddress('?kind=notice&type=closure', successors)).toBe('?type=closure')
    expect(currentAddress('?type=closure&kind=notice', successors)).toBe('?type=closure')
  })

  it('take the moment as the API names it', () => {
    expect(currentAddress('?at=2026-12-01T12:00')).toBe('?when=2026-12-01T12%3A00')
    expect(currentAddress('?at=2026-12-01&when=weekend')).toBe('?when=weekend')
  })

  it('take the start that a hike once had of its own as the moment of the page', () => {
    expect(currentAddress('?hike=2026-05-15T09:00&hike_pace=3')).toBe('?hike=now&hike_pace=3&when=2026-05-15T09%3A00')
    expect(currentAddress('?when=weekend&hike=2026-05-15T09:00')).toBe('?when=2026-05-15T09%3A00&hike=now')
    expect(currentAddress('?hike=now&when=weekend')).toBe('?hike=now&when=weekend')
    expect(currentAddress('?hike=later')).toBe('?hike=later')
  })

  it('that are repeated, as the API allows for lists, are one list', () => {
    expect(currentAddress('?activity_id=3&lang=de&activity_id=4')).toBe('?activity_id=3%2C4&lang=de')
    expect(currentAddress('?lang=de&lang=en')).toBe('?lang=en')
  })
})
