import { expect, test } from 'vitest'
import type { Wildlife } from '#contract/records/wildlife.ts'
import { uuidOf } from '#testing/builders.ts'
import { isInSeason, partsOfSeason, soonestFirst } from './wildlife-season.ts'

test('a season is a part of the year, both of its days included', () => {
  expect(partsOfSeason({ from: '01-01', to: '12-31' }, 2026)).toEqual([
    { from: expect.closeTo(0, 9) as number, to: expect.closeTo(1, 9) as number },
  ])
  const [march] = partsOfSeason({ from: '03-01', to: '03-31' }, 2026)
  expect(((march?.to ?? 0) - (march?.from ?? 0)) * 365).toBeCloseTo(31)
})

test('one that spans the new year has two parts', () => {
  const parts = partsOfSeason({ from: '11-15', to: '03-31' }, 2026)
  expect(parts.map(({ from, to }) => [Math.round(from * 365), Math.round(to * 365)])).toEqual([
    [0, 90],
    [318, 365],
  ])
  expect(isInSeason({ from: '11-15', to: '03-31' }, '2026-01-01')).toBe(true)
  expect(isInSeason({ from: '11-15', to: '03-31' }, '2026-04-01')).toBe(false)
})

test('the last and the first day count, and 29 February is in every year', () => {
  expect(isInSeason({ from: '03-01', to: '06-30' }, '2026-06-30')).toBe(true)
  expect(isInSeason({ from: '03-01', to: '06-30' }, '2026-07-01')).toBe(false)
  expect(partsOfSeason({ from: '02-01', to: '02-29' }, 2026)[0]?.to).toBeCloseTo(59 / 365)
})

test('what is sensitive comes first, then what is next to be, in the new year too, and last what never is', () => {
  const living = (name: string, from: string | null, to: string | null): Wildlife => ({
    uuid: uuidOf(1),
    name,
    scientific_name: null,
    kind: 'species',
    red_list_status: null,
    protected_area_uuids: [],
    sensitive_from: from,
    sensitive_to: to,
    description: null,
    updated_at: '2026-01-01T00:00:00Z',
  })
  const all = [
    living('Never', null, null),
    living('In spring', '03-01', '06-30'),
    living('In autumn', '10-01', '11-15'),
    living('Over the new year', '12-01', '02-28'),
    living('Now', '08-01', '09-30'),
  ]
  const order = (date: string) => all.toSorted(soonestFirst(date)).map(({ name }) => name)
  expect(order('2026-09-15')).toEqual(['Now', 'In autumn', 'Over the new year', 'In spring', 'Never'])
  expect(order('2026-01-15')).toEqual(['Over the new year', 'In spring', 'Now', 'In autumn', 'Never'])
})
