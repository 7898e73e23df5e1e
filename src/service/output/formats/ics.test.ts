import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { Closure } from '#contract/records/closure.ts'
import { recordAndNow } from '#contract/status/testing/arbitraries.ts'
import type { Span } from '#contract/status/schedule.ts'
import { statusAt } from '#contract/status/status.ts'
import { enumerateOccurrences } from '#contract/status/testing/temporal-oracle.ts'
import { instantOf } from '#contract/status/zone.ts'
import { aClosure, aSquare, uuidOf } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import type { FormatContext } from './format.ts'
import { aContext, aListing } from './testing/formats.ts'
import { ics } from './ics.ts'

async function calendarOf(closures: readonly Closure[], context = aContext()): Promise<ICAL.Component> {
  return new ICAL.Component(ICAL.parse((await ics.render(aListing(closures), context)).text))
}

async function eventsOf(closures: readonly Closure[], context?: FormatContext): Promise<ICAL.Event[]> {
  return (await calendarOf(closures, context))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
}

/** When a reader shows the events, in instants; a date is the midnight at the place at which it begins. */
function spansOf(events: readonly ICAL.Event[], zone: string): Span[] {
  return events.flatMap((event) => {
    const iterator = event.iterator()
    const spans: Span[] = []
    for (let at = iterator.next(); at; at = iterator.next()) {
      const { startDate, endDate } = event.getOccurrenceDetails(at)
      spans.push({ start: instantAt(startDate, zone), end: instantAt(endDate, zone) })
    }
    return spans
  })
}

function instantAt(time: ICAL.Time, zone: string): number {
  if (time.isDate) return instantOf(zone, time.toString(), '00:00')
  expect(time.zone).toBe(ICAL.Timezone.utcTimezone)
  return time.toUnixTime() * 1000
}

/** In order, without empty ones, and with what touches as one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const { start, end } of spans.filter((span) => span.start < span.end).toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else result.push({ start, end })
  }
  return result
}

const [first] = await eventsOf([aClosure()])
const textOf = (name: string, [event]: readonly ICAL.Event[]) => event?.component.getFirstPropertyValue(name)

describe('the times of a calendar', () => {
  it('are those of the status rule, whatever the zone, its clocks and the window', async () => {
    const bounded = recordAndNow.filter(({ validity: { start_on, end_on } }) => start_on !== null && end_on !== null)
    await fc.assert(
      fc.asyncProperty(bounded, async ({ validity, now }) => {
        const shown = joined(spansOf(await eventsOf([aClosure(validity, now)], aContext({ now })), validity.time_zone))
        expect(shown).toEqual(joined(enumerateOccurrences(validity, now)))
        const { begin, finish } = statusAt(validity, now)
        const ends = shown.length === 0 ? [begin, finish] : [shown[0]?.start, shown.at(-1)?.end]
        expect(ends).toEqual([begin, finish])
      }),
      casesOf('calendars'),
    )
  })

  it('hold now and at the next change where there is no beginning or no end', async () => {
    const open = recordAndNow.filter(({ validity: { start_on, end_on } }) => start_on === null || end_on === null)
    await fc.assert(
      fc.asyncProperty(open, async ({ validity, now }) => {
        const shown = joined(spansOf(await eventsOf([aClosure(validity, now)], aContext({ now })), validity.time_zone))
        const next = statusAt(validity, now).nextChange?.at ?? now
        for (const instant of [now, next - 1, next]) {
          const isShown = shown.some(({ start, end }) => start <= instant && instant < end)
          expect(isShown).toBe(statusAt(validity, instant).inForce)
        }
      }),
      casesOf('openCalendars'),
    )
  })

  it('are dates for whole days, with the day after the last one as their end', async () => {
    expect(first?.startDate.toString()).toBe('2026-05-01')
    expect(first?.endDate.toString()).toBe('2026-08-01')
    expect(first?.startDate.isDate).toBe(true)
  })

  it('are one series for each stretch in which the clocks do not change', async () => {
    const nights = { start_on: '2026-03-01', end_on: '2026-04-30', daytime_start: '20:00', daytime_end: '06:00' }
    const events = await eventsOf([aClosure(nights)])
    expect(events.map((event) => event.startDate.toString())).toEqual([
      '2026-03-01T19:00:00Z',
      '2026-03-28T19:00:00Z',
      '2026-03-29T18:00:00Z',
    ])
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3)
  })

  it.each([
    [{ end_on: null }, '2026-05-01', '2027-06-01'],
    [{ end_on: '9999-12-31' }, '2026-05-01', '2027-06-01'],
    [{ start_on: null }, '2025-05-01', '2026-08-01'],
    [{ start_on: null, end_on: '2020-03-04' }, '2020-03-04', '2020-03-05'],
    [{ start_on: '2030-01-01', end_on: null }, '2030-01-01', '2030-01-02'],
    [{ start_on: '2001-01-01', end_on: '2040-12-31' }, '2001-01-01', '2041-01-01'],
  ])('of %j reach from %s to %s', async (changes, start, end) => {
    const [event] = await eventsOf([aClosure(changes)])
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([start, end])
  })

  it.each([
    [{ start_on: '2001-01-01', end_on: null }, '2025-05-01', '2027-05-31'],
    [{ start_on: '2001-01-01', end_on: '2010-12-31' }, '2009-12-30', '2010-12-31'],
    [{ start_on: '2030-01-01', end_on: '2040-12-31' }, '2030-01-01', '2031-01-02'],
  ])('of the daily windows of %j reach from %s to %s', async (changes, start, end) => {
    const window = { daytime_start: '08:00', daytime_end: '17:00', time_zone: 'Etc/UTC' }
    const spans = spansOf(await eventsOf([aClosure({ ...changes, ...window })]), 'Etc/UTC')
    const dayOf = (span: Span | undefined) => new Date(span?.start ?? 0).toISOString().slice(0, 10)
    expect([dayOf(spans[0]), dayOf(spans.at(-1))]).toEqual([start, end])
  })
})

describe('an event', () => {
  it('says what, where, why and of whom', async () => {
    const uuid = uuidOf(1)
    const area = uuidOf(7)
    const places = new Map([[area, { name: 'Quiet Marsh', centroid: [13.5, 48.5] as [number, number] }]])
    const closure = aClosure({
      uuid,
      name: 'Nests, cliff; north\nface',
      geometry: aSquare(13, 48),
      protected_area_uuids: [area],
      activity_ids: [4, 99],
      description: 'Please\nkeep out',
      updated_at: '2026-04-02T08:00:00Z',
    })
    const context = aContext()
    const events = await eventsOf([closure], { ...context, labels: { ...context.labels, places } })
    expect(events[0]).toMatchObject({ uid: `${uuid}@parks.example`, summary: 'Nests, cliff; north face' })
    expect(textOf('location', events)).toBe('Quiet Marsh')
    expect(textOf('geo', events)).toEqual([48.5, 13.5])
    expect(textOf('url', events)).toBe(`https://parks.example/?closure=${uuid}&bbox=12.5%2C47.5%2C14.5%2C49.5`)
    expect(String(textOf('last-modified', events))).toBe('2026-04-02T08:00:00Z')
    expect(textOf('status', events)).toBe('CONFIRMED')
    expect(textOf('description', events)).toBe(
      [
        'Here in “Quiet Marsh”, from 1 May to 31 July 2026, you may not climb or do certain things (Activity 99), because animals are breeding.',
        'Closure, binding',
        'Valid: 1 May to 31 July 2026',
        'Reason: Breeding season',
        'Concerns: Climbing, Activity 99',
        'Where: Quiet Marsh',
        'Please',
        'keep out',
      ].join('\n'),
    )
    expect(events[0]?.component.getFirstProperty('categories')?.getValues()).toEqual(['Closure', 'Breeding season'])
  })

  it('asks where it does not forbid, and only tells where it is a notice', async () => {
    const titled = async (changes: Partial<Closure>) =>
      (await eventsOf([aClosure({ name: 'Cliff', ...changes })], aContext({ language: 'en' })))[0]?.summary
    expect(await titled({})).toBe('Cliff')
    expect(await titled({ is_binding: false })).toBe('Please avoid · Cliff')
    expect(await titled({ type: 'notice', is_binding: false, end_on: null })).toBe(
      'Notice · Cliff (until further notice)',
    )
  })

  it('says that no end is known, in the language of the request', async () => {
    const events = await eventsOf([aClosure({ end_on: null })], aContext({ language: 'de' }))
    expect(events[0]?.summary).toBe('Breeding season (bis auf Weiteres)')
    expect(textOf('description', events)).toContain('Ein Ende ist nicht bekannt')
  })

  it('names the language of what a source wrote, where it is another one', async () => {
    const closure = aClosure({ purpose: 'Die Alpen-Akelei blüht', description: 'Bitte\nfernbleiben' })
    const told = async (recordsLanguage?: string) =>
      textOf('description', await eventsOf([closure], aContext({ language: 'fr', recordsLanguage })))
    expect(await told('de-AT')).toContain('. [allemand autrichien] Die Alpen-Akelei blüht')
    expect(await told('de-AT')).toContain('\n[allemand autrichien] Bitte\nfernbleiben')
    expect(await told('fr')).not.toContain('[')
    expect(await told('fr-CH')).not.toContain('[')
    expect(await told()).not.toContain('[')
  })

  it('keeps its identifier when the record changes', async () => {
    const uid = async (changes: Partial<Closure>) =>
      (await eventsOf([aClosure({ uuid: uuidOf(5), ...changes })]))[0]?.uid
    expect(await uid({ name: 'Other', end_on: null, updated_at: '2026-05-02T08:00:00Z' })).toBe(await uid({}))
  })
})

describe('a calendar', () => {
  it('is named after its filter, says whose data it is and when to ask again', async () => {
    const calendar = await calendarOf([], aContext({ demo: true, filters: { reason_id: [1], q: 'a,b' } }))
    // As it is written: the parser takes what it does not know for no text.
    const name = 'Demo data · Fieldgate: closures and notices (Breeding season\\; “a\\,b”)'
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(name)
    expect(calendar.getFirstPropertyValue('x-wr-caldesc')).toContain('from 1 May 2025 to 31 May 2027')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
  })

  it('says in its name and its description that it has a part of the closures alone', async () => {
    const rendered = await ics.render(aListing([aClosure()], { matched: 1234 }), aContext({ language: 'de' }))
    const calendar = new ICAL.Component(ICAL.parse(rendered.text))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Fieldgate: Sperrungen und Hinweise (1 von 1.234)')
    expect(calendar.getFirstPropertyValue('x-wr-caldesc')).toMatch(/^Der Kalender enthält nur 1 von 1\.234 Sperrungen/)
    const whole = await calendarOf([aClosure()], aContext({ language: 'de' }))
    expect(whole.getFirstPropertyValue('x-wr-calname')).toBe('Fieldgate: Sperrungen und Hinweise')
  })

  it('gives any text as it is, in lines of 75 octets that end as they should', async () => {
    const units = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\r\nEND:VEVENT', ';,\\n', '🦅', 'ß'.repeat(80)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(units), async (parts) => {
        const description = `=${parts.join('')}=`
        const closure = aClosure({ name: description, description, end_on: '2026-06-01' })
        const { text } = await ics.render(aListing([closure]), aContext({ service: description }))
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
        const events = await eventsOf([closure])
        expect(events).toHaveLength(1)
        const shown = description.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, '').replace(/\r\n?/g, '\n')
        expect(String(textOf('description', events))).toContain(shown)
      }),
    )
  })

  it('holds until the month ends', async () => {
    expect((await ics.render(aListing([]), aContext())).until).toBe(Date.parse('2026-06-01T00:00:00Z'))
  })
})
