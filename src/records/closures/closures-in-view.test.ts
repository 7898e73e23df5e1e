import { describe, expect, it } from 'vitest'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { CLOSURE_TYPES, ClosureRecord, STATUSES } from '#contract/records/closure.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { holdersOf } from '#core/match/rank.ts'
import { closuresInView, type ViewOptions } from './closures-in-view.ts'
import type { StatusFilter } from './filters/status-filter.ts'

const asked = { box: null, endedSince: null, narrowing: {} }
const NOW = Date.parse('2026-05-14T10:00:00Z')

function record(name: string, fields: object): ClosureRecord {
  const uuid = `00000000-0000-4000-8000-${String(name.length).padStart(12, '0')}`
  return ClosureRecord.parse({ uuid, name, time_zone: 'Europe/Berlin', is_binding: true, type: 'closure', ...fields })
}

const records = [
  record('Upcoming, later', { start_on: '2026-07-01' }),
  record('Upcoming, soon', { start_on: '2026-06-01' }),
  record('A notice', { type: 'notice' }),
  record('Over', { end_on: '2026-05-01' }),
  record('At night', { daytime_start: '20:00', daytime_end: '06:00' }),
  record('Advice, please', { is_binding: false }),
  record('Closed all day long', {}),
]

function view(filter: Partial<StatusFilter> = {}, q = '', options: Partial<ViewOptions> = {}) {
  const search = q === '' ? null : { q, holdersOf }
  const read = { records, count: records.length, unreadable: 0, more: false, asked }
  const whole = { status: ['current', 'upcoming'], type: CLOSURE_TYPES, ...filter } as const
  const usual = { moment: { when: 'now', now: NOW }, timeZone: null, narrowing: {}, left: 0, counted: null } as const
  return closuresInView(read, { ...usual, filter: whole, search, ...options })
}
const names = (states: ReturnType<typeof view>['matching']) => states.map((state) => state.record.name)

describe('the closures in view', () => {
  it('come worst first', () => {
    expect(names(view().matching)).toEqual([
      'Closed all day long',
      'Advice, please',
      'At night',
      'Upcoming, soon',
      'Upcoming, later',
      'A notice',
    ])
  })

  it('are counted by switch, also those that are off; expired ones only where they were asked for', () => {
    expect(view({ status: ['upcoming'] }).counts).toEqual({ current: 3, upcoming: 2, notice: 1, expired: null })
    expect(view({ status: ['current', 'expired'] }).counts.expired).toBe(1)
  })

  it('keep what does not match as others', () => {
    const { matching, others } = view({ status: ['upcoming'] })
    expect(names(matching)).toEqual(['Upcoming, soon', 'Upcoming, later', 'A notice'])
    expect(others).toHaveLength(3)
  })

  it('are those that can be seen; what lies beside the view, or under a panel, is drawn and not counted', () => {
    const near = record('Near', { geometry: { type: 'Point', coordinates: [13, 49] } })
    const far = record('Far away', { geometry: { type: 'Point', coordinates: [14, 49] } })
    const farOff = record('Far, not yet', {
      start_on: '2026-07-01',
      geometry: { type: 'Point', coordinates: [14, 49] },
    })
    const placeless = record('Nowhere in particular', {})
    const records = [near, far, farOff, placeless]
    const options = {
      moment: { when: 'now', now: NOW },
      timeZone: null,
      narrowing: {},
      left: 0,
      counted: null,
    } as const
    const filter = { status: ['current'], type: CLOSURE_TYPES } as const
    const read = { records, count: records.length, unreadable: 0, more: false, asked }
    const found = closuresInView(read, { ...options, filter, within: [12, 48, 13.5, 50] })
    expect(names(found.matching)).toEqual(['Near', 'Nowhere in particular'])
    expect([found.count, found.counts.upcoming, found.hidden]).toEqual([2, 0, 0])
    const { drawn } = found
    expect([names(drawn.matching), names(drawn.others)]).toEqual([
      ['Near', 'Far away', 'Nowhere in particular'],
      ['Far, not yet'],
    ])
  })

  it('leave notices out where they are switched off', () => {
    expect(names(view({ type: ['closure'] }).matching)).not.toContain('A notice')
  })

  it('without the text that is searched for are told and drawn with the others, not dropped', () => {
    const { matching, others, hidden } = view({}, 'night')
    expect(names(matching)).toEqual(['At night'])
    expect([others.length, hidden]).toEqual([5, 5])
  })

  it('are found with a letter wrong where nothing is as typed, as in the search', () => {
    expect(names(view({}, 'nigth').matching)).toEqual(['At night'])
    expect(names(view({}, 'soon upcomign').matching)).toEqual(['Upcoming, soon'])
  })

  it('have beside them what the service has found elsewhere, and nothing that it found by a piece of the text alone', () => {
    const elsewhere = [record('Night road, far away', {}), record('Nightingale meadow', {})]
    const found = (asTyped: boolean, q: string) => {
      const holders = { records: elsewhere, count: 2, unreadable: 0, more: false, asTyped }
      const { matching, hidden } = view({}, q, { search: { q, holders, holdersOf } })
      return [names(matching), hidden]
    }
    expect(found(true, 'night')).toEqual([['Night road, far away', 'Nightingale meadow', 'At night'], 5])
    expect(found(true, 'lek')).toEqual([['Night road, far away', 'Nightingale meadow'], 6])
    expect(found(false, 'nightingael')).toEqual([['Nightingale meadow'], 6])
  })

  it('of areas that are asked for are those alone, wherever they lie; the rest is told and drawn with the others', () => {
    const elsewhere = record('Named by the area, far away', { geometry: { type: 'Point', coordinates: [80, 10] } })
    const own = [...records.filter(({ name }) => name === 'Upcoming, later' || name === 'Over'), elsewhere]
    const ofAreas = { records: own, count: own.length, unreadable: 0, more: false }
    const options = { ofAreas, within: [12, 48, 14, 50] as const }
    const { matching, others, count, hidden, isAtLeast } = view({}, '', options)
    expect(names(matching)).toEqual(['Named by the area, far away', 'Upcoming, later'])
    expect([count, others.length, hidden, isAtLeast]).toEqual([2, 5, 5, false])
    expect(names(view({}, 'later', options).matching)).toEqual(['Upcoming, later'])
    expect(names(view({}, 'lek', options).matching)).toEqual([])
    expect(names(view({ status: ['expired'] }, '', options).matching)).toContain('Over')
    expect(view({}, '', { ofAreas: { ...ofAreas, records: [] } }).count).toBe(0)
    expect(view({}, '', { ofAreas: { ...ofAreas, more: true } }).isAtLeast).toBe(true)
  })

  it('are searched by name, purpose and description', () => {
    const read = { records: [record('Crag', { purpose: 'Peregrines' }), record('Scree', {})], unreadable: 0, count: 2 }
    const found = (q: string) => {
      const filter = { status: ['current'], type: CLOSURE_TYPES } as const
      const options = {
        moment: { when: 'now', now: NOW },
        timeZone: null,
        narrowing: {},
        left: 0,
        counted: null,
        filter,
      } as const
      return names(closuresInView({ ...read, more: false, asked }, { ...options, search: { q, holdersOf } }).matching)
    }
    expect(found('peregrine')).toEqual(['Crag'])
  })
})

describe('the closures in view, narrowed', () => {
  it('are those that match; the rest is counted, with what the service has left out', () => {
    const { matching, others, hidden, counts } = view({}, '', { narrowing: { starts_after: '2026-06-15' }, left: 40 })
    expect(names(matching)).toEqual(['Upcoming, later'])
    expect(others).toHaveLength(5)
    expect(hidden).toBe(45)
    expect(counts).toEqual({ current: 0, upcoming: 1, notice: 0, expired: null })
  })
})

describe('the closures in view at another moment', () => {
  const at = (day: string, time: string | null = null) =>
    view({ status: ['current'] }, '', { moment: { when: { day, time }, now: NOW } })

  it('have the statuses, the order and the counts of then', () => {
    expect(names(at('2026-06-10').matching)).toEqual([
      'Closed all day long',
      'Upcoming, soon',
      'Advice, please',
      'At night',
      'A notice',
    ])
    expect(at('2026-06-10').counts.upcoming).toBe(1)
    expect(names(at('2026-06-10', '23:00').matching).slice(0, 3)).toContain('At night')
    expect(names(at('2026-04-10').matching)).toContain('Over')
  })

  it('stand by the clocks of their place', () => {
    const kiritimati = record('On the other side', { time_zone: 'Pacific/Kiritimati', start_on: '2026-05-15' })
    const read = { records: [kiritimati], count: 1, unreadable: 0, more: false, asked }
    const filter = { status: ['current', 'upcoming'], type: CLOSURE_TYPES } as const
    const usual = { timeZone: null, filter, narrowing: {}, left: 0, counted: null }
    // There it is the 15th already, here the 14th.
    const today = { when: { day: 'today', time: '12:00' }, now: NOW } as const
    expect(closuresInView(read, { ...usual, moment: today }).matching[0]?.status).toBe('current')
    const then = { when: { day: '2026-05-14', time: '12:00' }, now: NOW } as const
    expect(closuresInView(read, { ...usual, moment: then }).matching[0]?.status).toBe('upcoming')
  })
})

describe('more closures in view than are read', () => {
  const numbers = { 'closed-now': 900, 'advice-other-hours': 100, 'upcoming-advice': 700, notice: 40, expired: 9 }
  const all = Object.fromEntries(DISPLAY_STATUSES.map((status) => [status, 0]))
  const counted = ClosureSummary.parse({
    count: 1700,
    status: { current: 1040, upcoming: 700, expired: 9 },
    type: { closure: 1700, notice: 40 },
    reason_id: {},
    activity_id: {},
    source_id: {},
    source_kind: { authority: 0, platform: 0, open_data: 0 },
    display_status: { ...all, ...numbers },
    cells: [],
  })
  const beyond = (filter: Partial<StatusFilter>, options: Partial<ViewOptions>) => {
    const read = { records, count: 1740, unreadable: 0, more: true, asked }
    const whole = { status: ['current', 'upcoming'], type: CLOSURE_TYPES, ...filter } as const
    const usual = { moment: { when: 'now', now: NOW }, timeZone: null, narrowing: {}, left: 0, counted: null } as const
    return closuresInView(read, { ...usual, filter: whole, ...options })
  }

  it('have the numbers of the service, by switch and in all', () => {
    const { counts, count, hidden, isAtLeast, cells } = beyond({}, { counted })
    expect(counts).toEqual({ current: 1000, upcoming: 700, notice: 40, expired: null })
    expect([count, hidden, isAtLeast, cells]).toEqual([1740, 0, false, []])
    expect(beyond({ status: ['upcoming'] }, { counted })).toMatchObject({ count: 740, hidden: 1000 })
    expect(beyond({ type: ['closure'] }, { counted, left: 5 })).toMatchObject({ count: 1700, hidden: 45 })
    expect(beyond({ status: ['current', 'expired'] }, { counted }).counts.expired).toBe(9)
  })

  it('are as many at least as are read, where the service does not count', () => {
    expect(beyond({}, {})).toMatchObject({ count: 6, hidden: 0, isAtLeast: true, cells: null, beyondLimit: 1740 })
    expect(view().isAtLeast).toBe(false)
  })

  it('are as many at least as are on the device, where that has a part alone of the view', () => {
    const read = { records: [], count: 0, unreadable: 0, more: false, isPartial: true, asked } as const
    const usual = { moment: { when: 'now', now: NOW }, timeZone: null, narrowing: {}, left: 0, counted: null } as const
    const filter = { status: ['current', 'upcoming'], type: CLOSURE_TYPES } as const
    expect(closuresInView(read, { ...usual, filter })).toMatchObject({ count: 0, isAtLeast: true })
  })

  it('hold a text as often at least as it was read, where the service does not search', () => {
    const found = beyond({}, { search: { q: 'night', holdersOf } })
    expect(found).toMatchObject({ count: 1, hidden: 5, isAtLeast: true })
  })

  it('hold a text as often as a service has found it; all others are left out, each once', () => {
    const unread = record('Night road, in view, not read', {})
    const holders = { records: [unread], count: 1, unreadable: 0, more: false, asTyped: true }
    const found = beyond({ status: STATUSES }, { search: { q: 'night', holders, holdersOf } })
    expect([names(found.matching), found.isAtLeast]).toEqual([['Night road, in view, not read', 'At night'], false])
    expect(found.count + found.hidden).toBe(1740)
  })
})
