import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AREA_FIELDS } from '../records/area.ts'
import { NO_COUNTRY } from '../ids.ts'
import { SERVED_CLOSURE_FIELDS, CLOSURE_TYPES, SOURCE_KINDS, STATUSES } from '../records/closure.ts'
import { areaQuery, type AreaQuery } from './area-query.ts'
import { closureQuery, statusesShown, type ClosureQuery } from './closure-query.ts'

const read = (search: string) => closureQuery.read(new URLSearchParams(search))
const degrees = (limit: number) => fc.integer({ min: -limit * 1e7, max: limit * 1e7 }).map((value) => value / 1e7)
const box = fc
  .tuple(degrees(180), degrees(90), degrees(180), degrees(90))
  .map(([west, a, east, b]) => [west, Math.min(a, b), east, Math.max(a, b)] as const)
const anyOf = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 })
const ordered = <T>(all: readonly T[]) => fc.subarray([...all], { minLength: 1 })
const numbers = fc.uniqueArray(fc.nat(), { minLength: 1 })
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const words = fc
  .string({ unit: 'grapheme' })
  .map((text) => text.trim())
  .filter((text) => text !== '')

describe('what one side writes the other reads', () => {
  it('for closures', () => {
    const queries: fc.Arbitrary<ClosureQuery> = fc.record(
      {
        status: anyOf(STATUSES),
        type: anyOf(CLOSURE_TYPES),
        reason_id: numbers,
        activity_id: numbers,
        source_id: numbers,
        source_kind: anyOf(SOURCE_KINDS),
        starts_after: day,
        starts_before: day,
        ends_after: day,
        ends_before: day,
        active_on: day,
        updated_after: day,
        q: words,
        bbox: box,
        fields: ordered(SERVED_CLOSURE_FIELDS),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(queries, (query) => {
        const search = new URLSearchParams(closureQuery.write(query).toString())
        expect(closureQuery.read(search)).toEqual({ ok: true, query })
      }),
    )
  })

  it('for areas', () => {
    const queries: fc.Arbitrary<AreaQuery> = fc.record(
      {
        category_id: numbers,
        country_id: numbers,
        q: words,
        updated_after: day,
        bbox: box,
        fields: ordered(AREA_FIELDS),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(queries, (query) => {
        const search = new URLSearchParams(areaQuery.write(query).toString())
        expect(areaQuery.read(search)).toEqual({ ok: true, query })
      }),
    )
  })
})

describe('reading a query', () => {
  it('never throws, whatever the parameters hold', () => {
    const names = fc.constantFrom('status', 'bbox', 'reason_id', 'starts_after', 'fields', 'q', 'other')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
        closureQuery.read(new URLSearchParams(pairs))
        areaQuery.read(new URLSearchParams(pairs))
      }),
    )
  })

  it('takes values repeated, with commas, or both, each once', () => {
    expect(read('status=current,upcoming&status=expired, current')).toEqual({
      ok: true,
      query: { status: ['current', 'upcoming', 'expired'] },
    })
  })

  it('ignores unknown and empty parameters', () => {
    expect(read('type=&foo=1&reason_id=%20&status=,&fields=,')).toEqual({ ok: true, query: {} })
  })

  it('reports every wrong parameter in one body', () => {
    expect(read('updated_after=2026-13-01&type=foo&reason_id=x&bbox=1,2,3')).toEqual({
      ok: false,
      errors: {
        updated_after: ['Enter a valid date.'],
        type: ['Select a valid choice. foo is not one of the available choices.'],
        reason_id: ['Enter a number.'],
        bbox: ['Enter four numbers. Expected west,south,east,north in degrees, for example 13.1,48.7,14.0,49.3.'],
      },
    })
  })

  it.each(['2026-02-30', '2026-05-01T10:00:00Z', '20260501', '0000-01-01', '26-05-01'])(
    'refuses the date %s',
    (date) => {
      expect(read(`ends_before=${date}`)).toMatchObject({ ok: false, errors: { ends_before: ['Enter a valid date.'] } })
    },
  )

  it.each(['0,0,181,1', '0,-91,1,1', '0,2,1,1', '0,0,NaN,1', '0,0,Infinity,1', '0,0,,1', '0,0,0,0,0', '0x1,0,2,2'])(
    'refuses the box %s',
    (bbox) => {
      expect(read(`bbox=${bbox}`).ok).toBe(false)
    },
  )

  it('takes a number however it is written in decimals', () => {
    expect(read('reason_id=7.0,-1,12345678901234567890')).toEqual({
      ok: true,
      query: { reason_id: [7, -1, 12345678901234567000] },
    })
    expect(read('bbox= -1.5 ,+2,.5e1, 7.').ok && read('bbox=-1.5,2,5,7')).toEqual({
      ok: true,
      query: { bbox: [-1.5, 2, 5, 7] },
    })
  })

  it('takes a box over the antimeridian', () => {
    expect(read('bbox=170,-20,-170,10')).toEqual({ ok: true, query: { bbox: [170, -20, -170, 10] } })
  })
})

describe('fields', () => {
  it('replaces the default set, in the order of the record', () => {
    expect(read('fields=geometry, name ,uuid')).toEqual({ ok: true, query: { fields: ['uuid', 'name', 'geometry'] } })
  })

  it('has a star for the default set', () => {
    const result = areaQuery.read(new URLSearchParams('fields=*,geometry'))
    expect(result).toEqual({
      ok: true,
      query: {
        fields: ['uuid', 'id', 'name', 'category_id', 'country_id', 'updated_at', 'bbox', 'geometry'],
      },
    })
  })

  it('names an unknown field and what there is', () => {
    const result = read('fields=uuid,foo')
    expect(result).toEqual({
      ok: false,
      errors: { fields: [`Unknown field: foo. Choose from: ${SERVED_CLOSURE_FIELDS.join(', ')}.`] },
    })
  })
})

describe('the statuses shown', () => {
  it.each([
    ['', ['current', 'upcoming']],
    ['type=notice&q=a&bbox=0,0,1,1&reason_id=1', ['current', 'upcoming']],
    ['updated_after=2026-01-01', ['current', 'upcoming', 'expired']],
    ['active_on=2026-01-01', ['current', 'upcoming', 'expired']],
    ['ends_before=2026-01-01', ['current', 'upcoming', 'expired']],
    ['status=expired&ends_before=2026-01-01', ['expired']],
  ])('with "%s" are %s', (search, expected) => {
    const result = read(search)
    expect(new Set(result.ok ? statusesShown(result.query) : [])).toEqual(new Set(expected))
  })
})

it('reads and writes areas without a country as the country “none”', () => {
  const query = { country_id: [752, NO_COUNTRY] }
  expect(areaQuery.read(new URLSearchParams('country_id=752,none'))).toEqual({ ok: true, query })
  expect(areaQuery.write(query).get('country_id')).toBe('752,none')
})
