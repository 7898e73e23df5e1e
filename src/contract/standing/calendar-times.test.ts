import { expect, it } from 'vitest'
import { dayOf } from '../status/local-time.ts'
import { calendarTimes } from './calendar-times.ts'

it('gives whole days, spans of instants, and series that are told apart by their first days', () => {
  const [start, end] = [Date.parse('2026-05-01T18:00Z'), Date.parse('2026-05-02T04:00Z')]
  expect(calendarTimes({ kind: 'days', first: dayOf('2026-05-01'), last: dayOf('2026-05-03') }, 'a')).toEqual({
    id: 'a',
    allDay: true,
    start: new Date('2026-05-01'),
    end: new Date('2026-05-04'),
    times: 1,
  })
  const instants = { allDay: false, start: new Date(start), end: new Date(end) }
  expect(calendarTimes({ kind: 'throughout', start, end }, 'a')).toEqual({ ...instants, id: 'a', times: 1 })
  expect(calendarTimes({ kind: 'daily', start, end, times: 7 }, 'a')).toEqual({
    ...instants,
    id: '2026-05-01-a',
    times: 7,
  })
})
