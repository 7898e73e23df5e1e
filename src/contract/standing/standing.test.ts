import { describe, expect, it } from 'vitest'
import type { DisplayStatus } from './display-status.ts'
import { knownZone, standingAt, type StandingRecord } from './standing.ts'

const spring = { start_on: '2026-03-01', end_on: '2026-07-31' }
const may = { start_on: '2026-05-01', end_on: '2026-05-10' }
const day = { daytime_start: '08:00:00', daytime_end: '17:00:00' }
const night = { daytime_start: '20:00:00', daytime_end: '06:00:00' }
const skipped = {
  start_on: '2026-03-29',
  end_on: '2026-03-29',
  daytime_start: '02:30:00',
  daytime_end: '05:00:00',
}
const advice = { is_binding: false }
const notice = { type: 'notice' } as const

function displayStatus(record: StandingRecord, at: string, zone: string | null = 'Europe/Berlin') {
  return standingAt(record, zone, Date.parse(at)).displayStatus
}

describe('the display status', () => {
  it.each<[StandingRecord, string, DisplayStatus]>([
    [spring, '2026-02-28T22:59:59Z', 'upcoming-closure'],
    [spring, '2026-02-28T23:00:00Z', 'closed-now'],
    [spring, '2026-07-31T21:59:59Z', 'closed-now'],
    [spring, '2026-07-31T22:00:00Z', 'expired'],
    [{ ...may, ...day }, '2026-05-05T18:00:00Z', 'closed-other-hours'],
    [{ ...may, ...night }, '2026-05-11T03:59:59Z', 'closed-now'],
    [{ ...may, ...night }, '2026-05-11T04:00:00Z', 'expired'],
    [skipped, '2026-03-29T01:15:00Z', 'upcoming-closure'],
    [skipped, '2026-03-29T01:30:00Z', 'closed-now'],
  ])('of the contract’s example %o at %s is %s', (record, at, expected) => {
    expect(displayStatus(record, at)).toBe(expected)
  })

  it('of the contract’s example in Iceland goes by the clocks there', () => {
    const record = { start_on: '2026-05-15', end_on: '2026-07-01' }
    expect(displayStatus(record, '2026-07-01T22:30:00Z', 'Atlantic/Reykjavik')).toBe('closed-now')
    expect(displayStatus(record, '2026-07-01T22:30:00Z')).toBe('expired')
  })

  it.each<[string, StandingRecord, DisplayStatus, DisplayStatus, DisplayStatus, DisplayStatus]>([
    ['a closure', {}, 'upcoming-closure', 'closed-now', 'closed-other-hours', 'expired'],
    ['advice', advice, 'upcoming-advice', 'advice-now', 'advice-other-hours', 'expired'],
    ['a notice', notice, 'upcoming-notice', 'notice', 'notice', 'expired'],
    ['a notice that binds nobody', { ...notice, ...advice }, 'upcoming-notice', 'notice', 'notice', 'expired'],
  ])('of %s: before, in its hours, between them, after', (_, kind, ...expected) => {
    const at = ['2026-04-01T12:00Z', '2026-05-05T12:00Z', '2026-05-05T18:00Z', '2026-06-01T12:00Z']
    expect(at.map((instant) => displayStatus({ ...may, ...day, ...kind }, instant))).toEqual(expected)
  })
})

describe('a record whose time zone is not known', () => {
  const at = (record: StandingRecord, instant: string) => standingAt(record, null, Date.parse(instant))

  it('stands as it does wherever its place may lie', () => {
    expect(at(may, '2026-04-30T09:59:59Z')).toMatchObject({ displayStatus: 'upcoming-closure', inForce: false })
    expect(at(may, '2026-05-05T12:00:00Z')).toMatchObject({ displayStatus: 'closed-now', inForce: true })
    expect(at({ ...may, ...advice }, '2026-05-05T12:00:00Z').displayStatus).toBe('advice-now')
    expect(at(may, '2026-05-11T12:00:00Z')).toMatchObject({ displayStatus: 'expired', inForce: false })
  })
  it('is of an unknown time zone in the hours at which that decides', () => {
    const unknown = { status: 'current', displayStatus: 'zone-unknown', inForce: null, times: null, zone: null }
    for (const edge of [
      '2026-04-30T10:00:00Z',
      '2026-05-01T11:59:59Z',
      '2026-05-10T10:00:00Z',
      '2026-05-11T11:59:59Z',
    ]) {
      expect(at(may, edge)).toMatchObject(unknown)
    }
    expect(at({ ...may, ...night }, '2026-05-05T12:00:00Z')).toMatchObject(unknown)
    expect(at({ ...may, ...night, ...advice }, '2026-05-05T12:00:00Z')).toMatchObject(unknown)
  })
  it('has in these hours the status that its service names', () => {
    expect(at({ ...may, status: 'upcoming' }, '2026-05-01T00:00Z').displayStatus).toBe('upcoming-closure')
    expect(at({ ...may, status: 'expired' }, '2026-05-11T00:00Z').displayStatus).toBe('expired')
  })
  it('is a notice all the same where it is one', () => {
    expect(at({ ...may, ...night, ...notice }, '2026-05-05T12:00:00Z').displayStatus).toBe('notice')
  })
})

it('takes the first zone that is known', () => {
  expect(knownZone('Nowhere/Land', null, 'Europe/Rome', 'Europe/Paris')).toBe('Europe/Rome')
  expect(knownZone(undefined, '+01:00')).toBeNull()
})
