import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories } from '#contract/vocabulary/categories.ts'
import { uuidFor } from './uuid.ts'
import { asArea, asBoolean, asDate, asNames, asRecord, asTerm, asTime, asUrl, asYear, listOf } from './values.ts'

describe('values', () => {
  it.each([
    ['1909-05-24', '1909-05-24'],
    ['1909/05/24', '1909-05-24'],
    ['24.05.1909', '1909-05-24'],
    ['4.5.1909', '1909-05-04'],
    ['2022-07-12T00:00:00.000Z', '2022-07-12'],
    ['2022-07-12T22:00:00.000Z', null],
    ['1909-02-30', null],
    ['05/24/1909', null],
    ['1909', null],
    [null, null],
  ])('reads %j as the date %j', (value, date) => {
    expect(asDate(value)).toBe(date)
  })

  it('reads a year alone as its first day', () => {
    expect([asYear(1963), asYear('1963'), asYear('63'), asYear('0000')]).toEqual([
      '1963-01-01',
      '1963-01-01',
      null,
      null,
    ])
  })

  it.each([
    ['08:00', '08:00:00'],
    ['8:30', '08:30:00'],
    ['08:00:05', '08:00:05'],
    ['24:00', null],
    ['noon', null],
  ])('reads %j as the time %j', (value, time) => {
    expect(asTime(value)).toBe(time)
  })

  it.each([
    ['1234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['1\u00a0234\u202f567,25', 1_234_567.25],
    ["1'234.5", 1234.5],
    ['1’234’567', 1_234_567],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234', 1.234],
    ['1.234', 1.234],
    ['1.23.4', null],
    ['12 34', null],
    [' ', null],
  ])('reads %j as the size %j', (value, size) => {
    expect(asArea(value)).toBe(size)
  })

  it('reads areas to the square metre, and none that are nothing', () => {
    expect([asArea(1.1059000000000001), asArea('0,5'), asArea(0), asArea(-1), asArea('much')]).toEqual([
      1.1059,
      0.5,
      null,
      null,
      null,
    ])
  })

  it('takes a size below the square metre for none, not for zero', () => {
    expect([asArea(4e-7), asArea('0,0000004'), asArea(1e-6)]).toEqual([null, null, 1e-6])
  })

  it('reads addresses of the web only', () => {
    expect([asUrl('https://example.org/a'), asUrl('javascript:alert(1)'), asUrl('example.org')]).toEqual([
      'https://example.org/a',
      null,
      null,
    ])
  })

  it('knows a term by its id, key or label in any language', () => {
    const asCategory = asTerm(categories)
    expect([1, '1', 'national_park', 'National park', 'parc national', 99, 'zoo'].map(asCategory)).toEqual([
      1,
      1,
      1,
      1,
      1,
      null,
      null,
    ])
  })

  it('takes yes and no as programs and people write them', () => {
    const words = [
      true,
      1,
      '1',
      'TRUE',
      'Yes',
      'ja',
      'oui',
      'Sì',
      false,
      0,
      '0',
      'FALSE',
      'nein',
      'Non',
      'x',
      '',
      2,
      null,
    ]
    const wanted = [...Array(8).fill(true), ...Array(6).fill(false), null, null, null, null]
    expect(words.map(asBoolean)).toEqual(wanted)
  })

  it('reads lists, also from one text, and only whole ones', () => {
    const asFlags = listOf(asBoolean)
    expect([
      asFlags([true, 'no', true]),
      asFlags('yes, no'.split(', ').join(',')),
      asFlags('yes;no;yes'),
      asFlags(['yes', 'perhaps']),
    ]).toEqual([[true, false], [true, false], [true, false], null])
  })
})

describe('records', () => {
  it('may be the text of JSON, as in a table', () => {
    expect([asNames('{"de":"Moor"}'), asNames('Moor'), asNames('{"de":1}')]).toEqual([{ de: 'Moor' }, null, null])
    expect([asRecord('{"deep":[1]}'), asRecord('[1]'), asRecord({ a: 1 })]).toEqual([{ deep: [1] }, null, { a: 1 }])
  })
})

describe('uuidFor', () => {
  it('is stable', () => {
    expect(uuidFor('se-naturvardsregistret', '2001221')).toBe('fd31cfaa-82bb-5bcc-ac0c-e4fc10b3e28a')
  })

  it('is of version 5 and differs by source and id', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(uuidFor('one', a)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
        expect(uuidFor('one', a)).not.toBe(uuidFor('two', a))
        expect(uuidFor('one', a) === uuidFor('one', b)).toBe(a === b)
      }),
    )
  })
})
