import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { kindOfCursor, parsePageRequest, writeCursor, type Cursor } from './list.ts'

const asked = (search: string) => parsePageRequest(new URLSearchParams(search))

describe('the page that a request asks for', () => {
  it.each([
    ['', { page: 1, pageSize: 50 }],
    ['page=3&page_size=20', { page: 3, pageSize: 20 }],
    ['page=last', { page: 'last', pageSize: 50 }],
    ['page_size=5000', { page: 1, pageSize: 1000 }],
    ['page_size=-1', { page: 1, pageSize: 50 }],
    ['page_size=ten&page= 2 ', { page: 2, pageSize: 50 }],
    ['page=0', { page: null, pageSize: 50 }],
    ['page=abc', { page: null, pageSize: 50 }],
    ['page=1e3', { page: null, pageSize: 50 }],
    ['page=99999999999999999999', { page: null, pageSize: 50 }],
  ])('of "%s"', (search, expected) => {
    expect(asked(search)).toEqual(expected)
  })
})

describe('a place in a list', () => {
  it('is read as it was written', () => {
    const instants = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
    const uuids = fc.nat().map(uuidOf)
    const cursors = fc.oneof<fc.Arbitrary<Cursor>[]>(
      fc.record({ at: instants.map((instant) => instant.toISOString()), uuid: uuids }),
      fc.record({ key: fc.oneof(fc.integer(), uuids) }),
    )
    fc.assert(
      fc.property(cursors, (cursor) => {
        const search = new URLSearchParams([['after', writeCursor(cursor)]]).toString()
        expect(asked(search).after).toEqual(cursor)
      }),
    )
  })

  it('belongs to one order', () => {
    expect(kindOfCursor({ at: '2026-05-01T10:00:00Z', uuid: uuidOf(1) })).toBe('update')
    expect(kindOfCursor({ key: 7 })).toBe('number')
    expect(kindOfCursor({ key: uuidOf(1) })).toBe('uuid')
  })

  it.each([
    '2026-05-01',
    'now',
    '1.5',
    '1'.repeat(16),
    `,${uuidOf(1)}`,
    `${uuidOf(1)},`,
    '2026-05-01T10:00:00Z,',
    `2026-05-01,${uuidOf(1)}`,
  ])('is not what "%s" says', (text) => {
    expect(asked(`after=${text}`).after).toBeNull()
  })

  it('is none where nothing is said', () => {
    expect(asked('after=').after).toBeUndefined()
  })
})
