import { describe, expect, test } from 'vitest'
import { messages as de } from '../messages/de.ts'
import { messages as en } from '../messages/en.ts'
import { messages as fr } from '../messages/fr.ts'
import { messages as italian } from '../messages/it.ts'
import { instantOf } from '../status/zone.ts'
import type { Language } from '../vocabulary/languages.ts'
import { sentenceOf, type SentenceOptions } from './sentence.ts'
import { oneLine, twoLines } from './sentence-lines.ts'
import { standingAt, type StandingRecord } from './standing.ts'

const messages = { en: en.standing, de: de.standing, fr: fr.standing, it: italian.standing }

/** A record of a test; at a place in Berlin unless that is named, or null for a place whose zone is not known. */
interface Dated extends StandingRecord {
  readonly time_zone?: string | null
}

interface Reader {
  readonly language?: Language
  readonly viewer?: string
  readonly isNow?: boolean
}

function stood({ time_zone = 'Europe/Berlin', ...record }: Dated, at: number, reader: Reader = {}) {
  const { language = 'en', viewer = time_zone, isNow = true } = reader
  const options: SentenceOptions = { language, messages: messages[language], isNow, viewerZone: viewer }
  const standing = standingAt(record, time_zone, at)
  return { standing, options, sentence: sentenceOf(record, standing, options) }
}

/** The line of a list. */
function line(record: Dated, at: string, reader: Reader = {}): string {
  const { lead, rest } = oneLine(stood(record, Date.parse(at), reader).sentence)
  return rest === '' ? lead : `${lead} · ${rest}`
}

/** The two lines of a card. */
function band(record: Dated, at: string, reader: Reader = {}) {
  const { title, note } = twoLines(stood(record, Date.parse(at), reader).sentence)
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
  const unzoned = (record: Dated, at = '2026-05-14T05:40Z') => line({ ...record, time_zone: null }, at)
  test('is told by dates and hours as they were given', () => {
    expect(unzoned(allDay)).toBe('Closed now · until 31 July 2026 · time zone unknown')
    expect(unzoned(night)).toBe('Closed · daily 20:00 to 06:00 the next day · until 31 July 2026 · time zone unknown')
    expect(unzoned({ ...allDay, end_on: null, type: 'notice' })).toBe(
      'Notice · until further notice · time zone unknown',
    )
    expect(unzoned(dawn, '2026-04-14T05:40Z')).toBe('Closes Fri 1 May 2026, 04:00 · time zone unknown')
    expect(unzoned(allDay, '2026-09-14T05:40Z')).toBe('Expired · 31 July 2026 · time zone unknown')
  })
  test('is not said to be closed now in the hours at which that depends on the zone', () => {
    expect(unzoned(allDay, '2026-05-01T06:00Z')).toBe('Closed · until 31 July 2026 · time zone unknown')
    expect(unzoned({ ...night, is_binding: false })).toBe(
      'Please avoid · daily 20:00 to 06:00 the next day · until 31 July 2026 · time zone unknown',
    )
  })
  test('has a word of its own where not even a beginning is known', () => {
    expect(unzoned({ start_on: null, end_on: '2026-05-14', status: 'upcoming' }, '2026-05-14T12:00Z')).toBe(
      'Upcoming closure · time zone unknown',
    )
  })
})

describe('another moment than the present', () => {
  const then = (record: Dated, time: string, language: Language = 'en') => {
    const { sentence } = stood(record, instantOf('Europe/Berlin', '2026-05-14', time), { language, isNow: false })
    const { lead, rest } = oneLine(sentence)
    return rest === '' ? lead : `${lead} · ${rest}`
  }
  test('is never called now, and its days not today and tomorrow', () => {
    expect(then(night, '23:00')).toBe('Closed · until 06:00 · again 20:00')
    expect(then(night, '12:00')).toBe('Not in force · closed again 20:00')
    expect(then(night, '12:00', 'de')).toBe('Gilt dann nicht · wieder gesperrt ab 20:00')
    expect(then(dawn, '12:00')).toBe('Not in force · closed again next day, 04:00')
    expect(then(dawn, '12:00', 'de')).toBe('Gilt dann nicht · wieder gesperrt ab dem Folgetag, 04:00')
    expect(then({ ...dawn, start_on: '2026-05-14' }, '02:00')).toBe('Closes 04:00')
  })
})

describe('every language', () => {
  test('says the same', () => {
    const languages = ['en', 'de', 'fr', 'it'] as const
    expect(languages.map((language) => line(night, '2026-05-15T22:00Z', { language }))).toEqual([
      'Closed now · until 06:00 · again 20:00',
      'Jetzt gesperrt · bis 06:00 · wieder ab 20:00',
      'Fermé en ce moment · jusqu’à 06:00 · de nouveau dès 20:00',
      'Chiuso adesso · fino alle 06:00 · di nuovo: 20:00',
    ])
    expect(line(allDay, '2026-05-15T22:00Z', { language: 'fr' })).toBe('Fermé en ce moment · jusqu’au 31 juillet 2026')
    expect(line(allDay, '2026-05-15T22:00Z', { language: 'it' })).toBe('Chiuso adesso · fino al 31 luglio 2026')
  })
})

describe('to a reader for whom it is another day than at the place', () => {
  const evening = '2026-05-15T00:00Z'
  const reader = { viewer: 'America/New_York' }
  const early = { ...allDay, daytime_start: '08:00:00', daytime_end: '09:00:00' }

  test('no day is called today or tomorrow', () => {
    expect(line({ ...night, start_on: '2026-05-15' }, evening, reader)).toBe(
      'Closes Fri 15 May 2026, 20:00 · Central European Time',
    )
    expect(line({ ...night, end_on: '2026-05-14', daytime_end: '01:30:00' }, evening, reader)).toBe(
      'Expired · Fri 15 May 2026, 01:30 · Central European Time',
    )
  })
  test('tomorrow is a day with its date', () => {
    expect(line(early, '2026-05-14T15:30Z', { viewer: 'Asia/Tokyo' })).toBe(
      'Not in force now · closed again Fri 15 May 2026, 08:00 · Central European Time',
    )
  })
  test('while both have the same date, the words today and tomorrow are used', () => {
    expect(line(early, '2026-05-14T12:30Z', reader)).toBe(
      'Not in force now · closed again tomorrow, 08:00 · Central European Time',
    )
  })
})
