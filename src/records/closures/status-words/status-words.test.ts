import { describe, expect, test } from 'vitest'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { de } from '#core/i18n/de.ts'
import { en } from '#core/i18n/en.ts'
import { aClosure } from '#testing/builders.ts'
import { closureStateAt, closureStateWhen } from '../closure-state.ts'
import { statusBandWords, viewerTimes } from '../card/status-band-words.ts'
import { statusWords } from './status-words.ts'

const words = { en, de }

interface Here {
  readonly language?: 'en' | 'de'
  readonly viewer?: string
}

function state(changes: Partial<ClosureRecord>, at: string) {
  const record: ClosureRecord = { ...aClosure(), ...changes }
  return closureStateAt(record, Date.parse(at), null)
}

/** The line of a list, with the place in Berlin unless it is named. */
function line(changes: Partial<ClosureRecord>, at: string, { language = 'en', viewer }: Here = {}): string {
  const closure = state(changes, at)
  const zone = viewer ?? closure.record.time_zone
  const { lead, rest } = statusWords(closure, language, words[language], zone)
  return rest === '' ? lead : `${lead} · ${rest}`
}

function band(changes: Partial<ClosureRecord>, at: string, { language = 'en', viewer }: Here = {}) {
  const closure = state(changes, at)
  const zone = viewer ?? closure.record.time_zone
  const { title, note } = statusBandWords(closure, {
    language,
    messages: words[language],
    viewerZone: zone ?? 'UTC',
  })
  return [title, note]
}

const allDay = { start_on: '2026-05-01', end_on: '2026-07-31' }
const dawn = { ...allDay, daytime_start: '04:00:00', daytime_end: '09:00:00' }
const night = { ...allDay, daytime_start: '20:00:00', daytime_end: '06:00:00' }

describe('a closure in force', () => {
  test('all day, names its last day, not the midnight after it', () => {
    expect(line(allDay, '2026-05-14T05:40Z')).toBe('Closed now · until 31 July 2026')
    expect(line(allDay, '2026-05-14T05:40Z', { language: 'de' })).toBe('Jetzt gesperrt · bis 31. Juli 2026')
  })
  test('on its last day, until midnight', () => {
    expect(line(allDay, '2026-07-31T21:59:59Z')).toBe('Closed now · until midnight')
    expect(line(allDay, '2026-07-31T21:59:59Z', { language: 'de' })).toBe('Jetzt gesperrt · bis Mitternacht')
  })
  test('without an end, until further notice', () => {
    expect(line({ ...allDay, end_on: null }, '2026-05-14T05:40Z')).toBe('Closed now · until further notice')
    expect(line({ ...allDay, end_on: null }, '2026-05-14T05:40Z', { language: 'de' })).toBe(
      'Jetzt gesperrt · bis auf Weiteres',
    )
  })
  test('by day, says until when and when again', () => {
    expect(line(dawn, '2026-05-14T05:40Z')).toBe('Closed now · until 09:00 · again tomorrow, 04:00')
    expect(band(dawn, '2026-05-14T05:40Z')).toEqual(['Closed now · until 09:00', 'Closed again tomorrow, 04:00'])
    expect(band(dawn, '2026-05-14T05:40Z', { language: 'de' })).toEqual([
      'Jetzt gesperrt · bis 09:00',
      'Wieder gesperrt ab morgen, 04:00',
    ])
  })
  test('overnight, says the evening plainly on one line and by its day on two', () => {
    expect(line(night, '2026-05-14T02:00Z')).toBe('Closed now · until 06:00 · again 20:00')
    expect(line(night, '2026-05-14T20:30Z')).toBe('Closed now · until 06:00 · again 20:00')
    expect(line(night, '2026-05-14T20:30Z', { language: 'de' })).toBe('Jetzt gesperrt · bis 06:00 · wieder ab 20:00')
    expect(band(night, '2026-05-14T20:30Z')).toEqual(['Closed now · until 06:00', 'Closed again tomorrow, 20:00'])
  })
  test('until midnight each day', () => {
    const evening = { ...allDay, daytime_start: '20:00:00' }
    expect(line(evening, '2026-05-14T19:00Z')).toBe('Closed now · until midnight · again tomorrow, 20:00')
  })
  test('in its last night, does not come again', () => {
    expect(line(night, '2026-08-01T02:00Z')).toBe('Closed now · until 06:00')
  })
  test('from one noon to another days later, until a date and a time', () => {
    const noons = { ...allDay, daytime_start: '12:00:00', daytime_end: '12:00:00' }
    expect(line(noons, '2026-05-14T05:40Z')).toBe('Closed now · until 1 August 2026, 12:00')
  })
  test('keeps wall times over a change of the clocks', () => {
    const spring = { ...night, start_on: '2026-03-01' }
    expect(line(spring, '2026-03-28T20:00Z')).toBe('Closed now · until 06:00 · again 20:00')
    const skipped = { ...allDay, start_on: '2026-03-01', daytime_start: '02:30:00', daytime_end: '05:00:00' }
    expect(line(skipped, '2026-03-28T02:00Z')).toBe('Closed now · until 05:00 · again tomorrow, 03:30')
  })
  test('names its last day where the day after begins without a midnight', () => {
    const cairo = { ...allDay, start_on: '2026-04-01', end_on: '2026-04-23', time_zone: 'Africa/Cairo' }
    expect(line(cairo, '2026-04-20T12:00Z')).toBe('Closed now · until 23 April 2026')
  })
})

describe('a closure between its hours', () => {
  test('is not in force, and says when it is again', () => {
    expect(line(night, '2026-05-14T08:00Z')).toBe('Not in force now · closed again 20:00')
    expect(line(night, '2026-05-14T08:00Z', { language: 'de' })).toBe('Gilt gerade nicht · wieder gesperrt ab 20:00')
    expect(band(night, '2026-05-14T08:00Z')).toEqual(['Not in force now', 'Closed again 20:00'])
    expect(line(dawn, '2026-05-14T08:00Z')).toBe('Not in force now · closed again tomorrow, 04:00')
  })
})

describe('an upcoming closure', () => {
  test('names day and time', () => {
    const works = { ...allDay, start_on: '2026-05-18', daytime_start: '07:00:00' }
    expect(line(works, '2026-05-14T05:40Z')).toBe('Closes Mon 18 May 2026, 07:00')
    expect(line(works, '2026-05-14T05:40Z', { language: 'de' })).toBe('Gesperrt ab Mo., 18. Mai 2026, 07:00')
    expect(line(works, '2026-05-18T04:00Z')).toBe('Closes today, 07:00')
  })
  test('names the day alone where it begins with the day', () => {
    expect(line({ ...allDay, start_on: '2026-05-20' }, '2026-05-14T05:40Z')).toBe('Closes Wed 20 May 2026')
  })
})

describe('what does not bind', () => {
  const advice = { is_binding: false }
  test('is asked for', () => {
    expect(line({ ...allDay, ...advice }, '2026-05-14T05:40Z')).toBe('Please avoid · until 31 July 2026')
    expect(line({ ...allDay, ...advice }, '2026-05-14T05:40Z', { language: 'de' })).toBe(
      'Bitte meiden · bis 31. Juli 2026',
    )
    expect(line({ ...night, ...advice }, '2026-05-14T08:00Z')).toBe('Not in force now · please avoid again from 20:00')
    expect(line({ ...allDay, ...advice }, '2026-04-14T05:40Z')).toBe('Please avoid from Fri 1 May 2026')
  })
  test('a notice stays one', () => {
    const notice = { type: 'notice' } as const
    expect(line({ ...allDay, ...notice, end_on: '2026-05-30' }, '2026-05-14T05:40Z')).toBe('Notice · until 30 May 2026')
    expect(line({ ...allDay, ...notice }, '2026-04-14T05:40Z')).toBe('Notice · from Fri 1 May 2026')
    expect(line({ ...night, ...notice }, '2026-05-14T08:00Z')).toBe('Notice · applies again 20:00')
    expect(line({ ...allDay, ...notice }, '2026-08-14T05:40Z')).toBe('Expired · 31 July 2026')
  })
})

describe('an expired closure', () => {
  test('names its last day', () => {
    expect(line({ ...allDay, end_on: '2026-05-03' }, '2026-05-14T05:40Z')).toBe('Expired · 3 May 2026')
    expect(line({ ...allDay, end_on: '2026-05-03' }, '2026-05-14T05:40Z', { language: 'de' })).toBe(
      'Abgelaufen · 3. Mai 2026',
    )
    expect(line({ ...allDay, end_on: '2026-05-13' }, '2026-05-13T22:00Z')).toBe('Expired · 13 May 2026')
  })
  test('names the hour on its own last day', () => {
    expect(line({ ...night, end_on: '2026-05-13' }, '2026-05-14T05:40Z')).toBe('Expired · today, 06:00')
  })
})

describe('a visitor elsewhere', () => {
  test('is told whose time it is', () => {
    const abroad = { viewer: 'Europe/Helsinki' }
    expect(line(night, '2026-05-14T02:00Z', abroad)).toBe(
      'Closed now · until 06:00 · again 20:00 · Central European Time',
    )
    expect(band(night, '2026-05-14T02:00Z', { ...abroad, language: 'de' })).toEqual([
      'Jetzt gesperrt · bis 06:00',
      'Wieder gesperrt ab 20:00 · Mitteleuropäische Zeit',
    ])
  })
  test('is not bothered where the clocks agree, or where only days are said', () => {
    expect(line(night, '2026-05-14T02:00Z', { viewer: 'Europe/Paris' })).not.toContain('Time')
    expect(line(allDay, '2026-05-14T05:40Z', { viewer: 'Asia/Tokyo' })).toBe('Closed now · until 31 July 2026')
  })
})

describe('a place whose time zone is not known', () => {
  const at = '2026-05-14T05:40Z'
  const unzoned = (changes: Partial<ClosureRecord>, when = at) => {
    const { time_zone: _, ...record } = { ...aClosure(), ...changes }
    const { lead, rest } = statusWords(closureStateAt(record, Date.parse(when), null), 'en', en)
    return `${lead} · ${rest}`
  }
  test('is told by dates and hours as they were given', () => {
    expect(unzoned(allDay)).toBe('Closed now · until 31 July 2026 · time zone unknown')
    expect(unzoned(night)).toBe('Closed · daily 20:00 to 06:00 the next day · until 31 July 2026 · time zone unknown')
    expect(unzoned({ ...allDay, end_on: null, type: 'notice' })).toBe(
      'Notice · until further notice · time zone unknown',
    )
    expect(unzoned(dawn, '2026-04-14T05:40Z')).toBe('Closes Fri 1 May 2026, 04:00 · time zone unknown')
    expect(unzoned(allDay, '2026-09-14T05:40Z')).toBe('Expired · 31 July 2026 · time zone unknown')
  })
})

describe('another moment than the present', () => {
  const then = (changes: Partial<ClosureRecord>, time: string, language: 'en' | 'de' = 'en') => {
    const moment = { when: { day: '2026-05-14', time }, now: Date.parse('2026-05-01T10:00Z') }
    const closure = closureStateWhen({ ...aClosure(), ...changes }, moment, null)
    const { lead, rest } = statusWords(closure, language, words[language], closure.record.time_zone)
    return rest === '' ? lead : `${lead} · ${rest}`
  }
  test('is never called now, and its days not today and tomorrow', () => {
    expect(then(night, '23:00')).toBe('Closed · until 06:00 · again 20:00')
    expect(then(night, '12:00')).toBe('Not in force · closed again 20:00')
    expect(then(night, '12:00', 'de')).toBe('Gilt dann nicht · wieder gesperrt ab 20:00')
    expect(then(dawn, '12:00')).toBe('Not in force · closed again next day, 04:00')
    expect(then({ ...dawn, start_on: '2026-05-14' }, '02:00')).toBe('Closes 04:00')
  })
})

test('nothing is ever said to be open', () => {
  const said = [allDay, dawn, night].flatMap((changes) =>
    ['2026-04-01T12:00Z', '2026-05-14T05:40Z', '2026-05-14T18:30Z', '2026-09-01T12:00Z'].flatMap((at) => [
      line(changes, at),
      line(changes, at, { language: 'de' }),
    ]),
  )
  expect(said.join('\n')).not.toMatch(/\bopen|offen|geöffnet/i)
})

describe('the times of a card on the viewer’s own clock', () => {
  const told = (changes: Partial<ClosureRecord>, at: string, viewerZone: string, language: 'en' | 'de' = 'en') =>
    viewerTimes(state(changes, at), { language, messages: words[language], viewerZone })

  test('are those of the place, told for another zone', () => {
    expect(told(night, '2026-05-14T02:00Z', 'America/Vancouver')).toBe('until 21:00 · again tomorrow, 11:00')
    expect(told(night, '2026-05-14T02:00Z', 'America/Vancouver', 'de')).toBe('bis 21:00 · wieder ab morgen, 11:00')
    expect(told(night, '2026-05-14T10:00Z', 'America/Vancouver')).toBe('again 11:00')
    expect(told({ ...night, start_on: '2026-06-01' }, '2026-05-14T10:00Z', 'Asia/Tokyo')).toBe('Tue 2 Jun 2026, 03:00')
    expect(told(night, '2026-08-01T06:00Z', 'Europe/London')).toBe('today, 05:00')
  })
  test('are not told where its clock shows the same, or no time is told', () => {
    expect(told(night, '2026-05-14T02:00Z', 'Europe/Paris')).toBeNull()
    expect(told(allDay, '2026-05-14T02:00Z', 'America/Vancouver')).toBeNull()
    expect(told(night, '2026-05-14T02:00Z', 'Nowhere/Land')).toBeNull()
  })
  test('are told for those instants at which the two differ', () => {
    const rare = { ...night, start_on: '2026-03-27', end_on: '2026-03-29' }
    expect(told(rare, '2026-03-28T20:00Z', 'Africa/Lagos')).toBe('until 05:00 · again 19:00')
    expect(told(rare, '2026-03-27T20:00Z', 'Africa/Lagos')).toBeNull()
  })
  test('are not told for a moment that is planned for', () => {
    const record: ClosureRecord = { ...aClosure(), ...night }
    const planned = closureStateWhen(record, { when: { day: '2026-05-14', time: '04:00' }, now: 0 }, null)
    const tongue = { language: 'en', messages: en, viewerZone: 'America/Vancouver' } as const
    expect(viewerTimes(planned, tongue)).toBeNull()
  })
})
