import { describe, expect, it } from 'vitest'
import { CLOSURE_TYPES, ClosureRecord, type Status } from '#contract/closure.ts'
import { closuresInView } from './closures-in-view.ts'
import { toggled, type StatusFilter } from './filters/status-filter.ts'

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

function view(filter: Partial<StatusFilter> = {}, q = '') {
  const read = { records, count: records.length, unreadable: 0, more: false }
  const whole = { status: ['current', 'upcoming'], type: CLOSURE_TYPES, ...filter } as const
  return closuresInView(read, {
    moment: { when: 'now', now: NOW },
    timeZone: null,
    filter: whole,
    narrowing: {},
    q,
    left: 0,
  })
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

  it('leave notices out where they are switched off', () => {
    expect(names(view({ type: ['closure'] }).matching)).not.toContain('A notice')
  })

  it('are searched by name', () => {
    expect(names(view({}, 'night').matching)).toEqual(['At night'])
  })
})

describe('turning a switch', () => {
  const start: StatusFilter = { status: ['current', 'upcoming'], type: CLOSURE_TYPES }

  it('adds and takes a status in the order of the API', () => {
    expect(toggled(start, 'expired').status).toEqual(['current', 'upcoming', 'expired'])
    expect(toggled(start, 'current').status).toEqual(['upcoming'])
  })

  it('never leaves none', () => {
    const one: StatusFilter = { ...start, status: ['current'] satisfies Status[] }
    expect(toggled(one, 'current')).toEqual(one)
  })

  it('turns notices by their type', () => {
    expect(toggled(start, 'notice').type).toEqual(['closure'])
    expect(toggled(toggled(start, 'notice'), 'notice')).toEqual(start)
  })
})
