import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { Validity } from '#contract/status/schedule.ts'
import { statusAt } from '#contract/status/status.ts'
import { closureCalendar } from './closure-calendar.ts'

const NOW = Date.parse('2026-05-14T12:00:00Z')
const spring: Validity = {
  start_on: '2026-03-20',
  end_on: '2026-04-10',
  daytime_start: null,
  daytime_end: null,
  time_zone: 'Europe/Berlin',
}

function eventsOf(validity: Validity, now = NOW) {
  const entry = {
    uuid: '00000000-0000-4000-8000-000000000001',
    host: 'parks.example',
    title: 'Nests; cliff, north',
    description: 'Not allowed: climbing\nBreeding season',
    link: 'https://parks.example/?closure=00000000-0000-4000-8000-000000000001&bbox=13,48,14,49',
    validity,
    changed: NOW,
  }
  const text = closureCalendar(entry, now)
  const calendar = new ICAL.Component(ICAL.parse(text))
  return { text, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) }
}

describe('the calendar file of a closure', () => {
  it('has whole days as dates, up to the day after the last one', () => {
    const { events } = eventsOf(spring)
    expect(events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
      ['2026-03-20', '2026-04-11'],
    ])
  })

  it('is in force when the rule says so, on both sides of a change of the clocks', () => {
    const nights = { ...spring, daytime_start: '20:00', daytime_end: '06:00' }
    const { events } = eventsOf(nights)
    const spans = events.flatMap((event) => {
      const iterator = event.iterator()
      const found: (readonly [number, number])[] = []
      for (let at = iterator.next(); at; at = iterator.next()) {
        const { startDate, endDate } = event.getOccurrenceDetails(at)
        found.push([startDate.toUnixTime() * 1000, endDate.toUnixTime() * 1000])
      }
      return found
    })
    expect(spans).toHaveLength(22)
    for (const [start, end] of spans) {
      const rule = [start - 1, start, end - 1, end].map((instant) => statusAt(nights, instant).inForce)
      expect(rule).toEqual([false, true, true, false])
    }
  })

  it('keeps the names of its events, where they reach further than it shows', () => {
    const nights = { ...spring, start_on: null, end_on: null, daytime_start: '20:00', daytime_end: '06:00' }
    const namesOn = (date: string) => eventsOf(nights, Date.parse(date)).events.map(({ uid }) => uid)
    expect(namesOn('2026-05-30T12:00:00Z')).toEqual(namesOn('2026-05-02T12:00:00Z'))
    expect(namesOn('2026-06-14T12:00:00Z')[0]).toBe(namesOn('2026-05-14T12:00:00Z')[0])
    expect(namesOn('2026-05-14T12:00:00Z')[0]).toMatch(/^2025-03-30-/)
  })

  it('says what, why and where to read more, under a name that stays', () => {
    const { text, events } = eventsOf(spring)
    expect(events[0]).toMatchObject({
      uid: '00000000-0000-4000-8000-000000000001@parks.example',
      summary: 'Nests; cliff, north',
      description: 'Not allowed: climbing\nBreeding season',
    })
    expect(events[0]?.component.getFirstPropertyValue('url')).toMatch(/\?closure=[-\d]+&bbox=13%2C48%2C14%2C49$/)
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})
