import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOSURE_TYPES, STATUSES, type ClosureRecord } from '#contract/records/closure.ts'
import type { ListRead } from '#core/api/list.ts'
import { done } from '#core/steps/steps.ts'
import { holdersOf } from '#core/match/rank.ts'
import { closureStateAt } from '#records/closures/closure-state.ts'
import { closuresInView } from '#records/closures/closures-in-view.ts'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { closuresAndNow } from '#testing/closures-and-now.ts'
import { COLUMNS, USUAL_SORT } from '../desk-names.ts'
import type { DeskRow } from '../table/desk-rows.ts'
import { derivedRows, type DerivedRows, type Telling } from './derived-rows.ts'
import { foundRows, liesIn, type Wishes } from './found-rows.ts'
import { sortedRows } from './sorted-rows.ts'

const NO_NAMES = { areas: '', reason: '', activities: '', source: '' }

function aRow(closure: Parameters<typeof aClosure>[0], names: Partial<DeskRow> = {}): DeskRow {
  return { state: closureStateAt(aClosure(closure), MAY_15, null), ...NO_NAMES, ...names }
}

const namesIn = (rows: readonly DeskRow[]) => rows.map(({ state }) => state.record.name).join(' ')
const readOf = (records: readonly ClosureRecord[]) => ({ records, count: records.length, unreadable: 0, more: false })
const tellingAt = (now: number, areas = ''): Telling => ({
  moment: { when: 'now', now },
  timeZone: null,
  namesOf: () => ({ ...NO_NAMES, areas }),
})

/** More than are done in one step. */
const MANY = 230

const WISHES: Wishes = {
  box: null,
  now: MAY_15,
  filter: { status: STATUSES, type: CLOSURE_TYPES },
  narrowing: {},
  due: [],
  changed: null,
  q: '',
  ofAreas: null,
  sort: USUAL_SORT,
  language: 'en',
}

describe('the questions of the morning', () => {
  const records = [
    aClosure({ name: 'starts', start_on: '2026-05-15', end_on: null, updated_at: '2026-05-15T01:00:00Z' }),
    aClosure({ name: 'ends', start_on: '2026-01-01', end_on: '2026-05-15', updated_at: '2026-01-01T00:00:00Z' }),
    aClosure({ name: 'later', start_on: '2026-05-18', end_on: '2026-05-20', updated_at: '2026-01-01T00:00:00Z' }),
  ]
  const found = (wishes: Partial<Wishes>) => {
    const read = readOf(records)
    return done(foundRows(done(derivedRows(read, tellingAt(MAY_15), undefined)), { ...WISHES, ...wishes }))
  }

  it('have their numbers, whichever of them is asked', () => {
    const due = { 'starts-today': 1, 'starts-week': 2, 'ends-today': 1, 'ends-week': 2, changed: 1 }
    expect(found({}).due).toEqual(due)
    expect(found({ due: ['ends-today'] }).due).toEqual(due)
    expect(namesIn(found({ due: ['ends-today'] }).rows)).toBe('ends')
    expect(namesIn(found({ changed: 'yesterday' }).rows)).toBe('starts')
  })
})

describe('what is counted', () => {
  const records = [aClosure({ name: 'own' }), aClosure({ name: 'other' })]
  const [own] = records
  const uuids = new Set(own && [own.uuid])
  const countIn = (read: ListRead<ClosureRecord>, wishes: Partial<Wishes>) => {
    const derived = done(derivedRows(read, tellingAt(MAY_15), undefined))
    const { rows, closures } = done(foundRows(derived, { ...WISHES, ...wishes }))
    return { names: namesIn(rows), isAtLeast: closures.isAtLeast }
  }

  it('is the least that there is, where not all closures of the areas were read', () => {
    expect(countIn(readOf(records), { ofAreas: { uuids, isPart: false } })).toEqual({ names: 'own', isAtLeast: false })
    expect(countIn(readOf(records), { ofAreas: { uuids, isPart: true } })).toEqual({ names: 'own', isAtLeast: true })
  })

  it('is the least that there is, where the device knows of a part alone', () => {
    expect(countIn({ ...readOf(records), isPartial: true }, {})).toMatchObject({ isAtLeast: true })
  })
})

describe('rows in an order', () => {
  const rows = [
    aRow({ name: 'Öd', end_on: '2026-06-30' }, { areas: 'Harz' }),
    aRow({ name: 'oak 10', end_on: null }),
    aRow({ name: 'Oak 9', end_on: '2026-05-31' }, { areas: 'Ammer' }),
  ]

  it.each([
    ['name', false, 'Oak 9 oak 10 Öd'],
    ['name', true, 'Öd oak 10 Oak 9'],
    ['ends', false, 'Oak 9 Öd oak 10'],
    ['ends', true, 'Öd Oak 9 oak 10'],
    ['areas', false, 'Oak 9 Öd oak 10'],
    ['next', false, 'Oak 9 Öd oak 10'],
    ['status', false, 'Öd oak 10 Oak 9'],
    ['status', true, 'Oak 9 oak 10 Öd'],
  ] as const)('are sorted by %s as people sort, with nothing at the end (reverse: %s)', (column, descending, order) => {
    expect(namesIn(done(sortedRows(rows, { column, descending }, 'en')))).toBe(order)
  })

  it('are the same rows in every order', () => {
    const sorts = fc.record({ column: fc.constantFrom(...COLUMNS), descending: fc.boolean() })
    fc.assert(
      fc.property(sorts, (sort) => {
        expect(new Set(done(sortedRows(rows, sort, 'de')))).toEqual(new Set(rows))
      }),
    )
  })
})

describe('rows that are derived from those before', () => {
  const derived = (records: readonly ClosureRecord[], telling: Telling, last?: DerivedRows) =>
    done(derivedRows(readOf(records), telling, last))

  it('are the same as derived anew, whatever has come, gone and changed', () => {
    fc.assert(
      fc.property(closuresAndNow(MANY), fc.nat(MANY), fc.nat(MANY), (drawn, first, gone) => {
        const { closures, now } = drawn
        const before = derived(closures.slice(0, first), tellingAt(now))
        const later = closures.filter((_, index) => index !== gone).map(changedIf((index) => index % 7 === gone % 7))
        for (const telling of [before.telling, tellingAt(now), tellingAt(now + 86_400_000, 'Harz')]) {
          expect(derived(later, telling, before).rows).toEqual(derived(later, telling).rows)
        }
      }),
      { numRuns: 10 },
    )
  })

  it('are the very same where nothing about them has changed', () => {
    const [one, other] = [aClosure(), aClosure()]
    const telling = tellingAt(MAY_15)
    const before = derived([one, other], telling)
    const after = derived([one, { ...other, name: 'Another' }], telling, before)
    const [kept, changed] = [one, other].map(
      ({ uuid }) =>
        (row: DeskRow) =>
          row.state.record.uuid === uuid,
    )
    expect(after.rows.find(kept ?? Boolean)).toBe(before.rows.find(kept ?? Boolean))
    expect(after.rows.find(changed ?? Boolean)?.state.record.name).toBe('Another')
  })

  it('are one for a record that comes in two pages, as it is in the later', () => {
    const moved = aClosure({ name: 'Before' })
    expect(namesIn(derived([moved, aClosure({ name: 'Other' }), { ...moved, name: 'After' }], tellingAt(0)).rows)).toBe(
      'After Other',
    )
  })
})

function changedIf(isChanged: (index: number) => boolean) {
  return (record: ClosureRecord, index: number) => (isChanged(index) ? { ...record, end_on: null } : record)
}

describe('rows that are found', () => {
  const texts = fc.constantFrom('', 'record', 'große 1', 'fjallrav', 'fjalrav', 'lek 2', 'nowhere', '…')
  const filters = fc.record({
    status: fc.subarray([...STATUSES], { minLength: 1 }),
    type: fc.subarray([...CLOSURE_TYPES], { minLength: 1 }),
  })

  it('are those of a view of all, with its numbers', () => {
    fc.assert(
      fc.property(closuresAndNow(MANY), texts, filters, ({ closures, now }, q, filter) => {
        const telling = tellingAt(now)
        const all = done(derivedRows(readOf(closures), telling, undefined))
        const { rows, closures: found } = done(foundRows(all, { ...WISHES, now, q, filter }))
        // A view knows what is over only where that is asked for.
        const view = closuresInView(
          { ...readOf(closures), asked: { box: null, endedSince: null, narrowing: {} } },
          {
            moment: telling.moment,
            timeZone: null,
            filter,
            narrowing: {},
            left: 0,
            counted: null,
            search: q === '' ? null : { q, holdersOf },
          },
        )
        expect(rows.map(({ state }) => state)).toEqual(view.matching)
        expect(found.matching).toEqual(view.matching)
        expect(found.shown).toEqual(view.shown)
        expect(found.counts).toEqual({ ...view.counts, expired: found.counts.expired })
        expect(found.counts.expired !== null).toBe(filter.status.includes('expired'))
        expect(found.count + found.hidden).toBe(closures.length)
        expect(found.found).toEqual(view.found)
      }),
      { numRuns: 20 },
    )
  })

  it('hold a text in the name of the closure or of the area, a letter wrong forgiven', () => {
    const rows = [aRow({ name: 'Öd' }, { areas: 'Harz' }), aRow({ name: 'oak 10' }), aRow({ name: 'Oak 9' })]
    const all = { read: readOf([]), telling: tellingAt(MAY_15), rows }
    const found = (q: string) => namesIn(done(foundRows(all, { ...WISHES, q })).rows)
    expect(found('oak')).toBe('oak 10 Oak 9')
    expect(found('harz')).toBe('Öd')
    expect(found('hraz')).toBe('Öd')
  })

  it('lie in a box by their bounds; those without a place in none', () => {
    expect(liesIn(aClosure(), [13, 48, 14, 49])).toBe(true)
    expect(liesIn(aClosure(), [20, 48, 21, 49])).toBe(false)
    expect(liesIn(aClosure({ geometry: null }), [-180, -90, 180, 90])).toBe(false)
  })
})
