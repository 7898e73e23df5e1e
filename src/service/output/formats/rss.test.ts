import fc from 'fast-check'
import Parser from 'rss-parser'
import { describe, expect, it } from 'vitest'
import { CLOSURE_TYPES, type Closure } from '#contract/records/closure.ts'
import { displayStatusLabel } from '#contract/standing/sentence.ts'
import { standingAt } from '#contract/standing/standing.ts'
import { recordAndNow } from '#contract/status/testing/arbitraries.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { aClosure, uuidOf } from '#testing/builders.ts'
import { messages } from '../messages/messages.ts'
import type { FormatContext, Listing } from './format.ts'
import { aContext, aListing } from './testing/formats.ts'
import { rss } from './rss.ts'

const parser = new Parser({ customFields: { feed: ['language', 'ttl'], item: ['pubDate'] } })
const feedOf = (closures: readonly Closure[], context: FormatContext = aContext(), changes?: Partial<Listing>) =>
  parser.parseString(rss.render(aListing(closures, changes), context).text)

const nights = { daytime_start: '20:00:00', daytime_end: '06:00:00' }

describe('closures as RSS', () => {
  it('are items that say what holds, and lead to the map', async () => {
    const closure = aClosure({
      uuid: uuidOf(3),
      name: 'Falcon cliff',
      legal_basis: 'Order 7',
      activity_ids: [1, 4],
      description: 'Eggs.\nKeep out.',
      updated_at: '2026-04-02T08:00:00Z',
    })
    const { items } = await feedOf([closure])
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      title: 'Falcon cliff · Closed now · 1 May to 31 July 2026',
      link: `https://parks.example/?closure=${uuidOf(3)}&bbox=13.15%2C48.15%2C13.35%2C48.35`,
      guid: uuidOf(3),
      isoDate: '2026-04-02T08:00:00.000Z',
      content:
        '<p><strong>Closed now</strong> · Closure, binding</p>' +
        '<p>From 1 May to 31 July 2026, you may not enter this place (ban on entering) or climb, because animals are breeding.</p>' +
        '<p>Valid: 1 May to 31 July 2026<br>Reason: Breeding season<br>' +
        'Concerns: Entering the area, Climbing<br>Legal basis: Order 7</p><p>Eggs.</p><p>Keep out.</p>',
    })
  })

  it('mark what a source wrote with its language, where that is known and another one', async () => {
    const closure = aClosure({ legal_basis: '§ 3', contact: 'Büro', description: 'Bruten.\nFern <bleiben>.' })
    const contentIn = async (recordsLanguage: string | undefined) =>
      (await feedOf([closure], aContext({ recordsLanguage }))).items[0]?.content ?? ''
    const marked = await contentIn('de-AT')
    for (const text of ['§ 3', 'Büro', 'Bruten.', 'Fern &lt;bleiben&gt;.'])
      expect(marked).toContain(`<span lang="de-AT">${text}</span>`)
    expect(marked).not.toContain('<span lang="de-AT">Breeding')
    for (const language of [undefined, 'en']) expect(await contentIn(language)).not.toContain('lang=')
  })

  it.each([
    ['en', {}, 'Closed now · 1 May to 31 July 2026'],
    ['en', nights, 'Closed at other hours · 1 May to 31 July 2026, daily 20:00 to 06:00 the next day (Europe/Berlin)'],
    ['en', { start_on: '2026-06-01', end_on: '2026-06-01' }, 'Upcoming closure · 1 June 2026'],
    ['en', { end_on: null }, 'Closed now · from 1 May 2026 until further notice'],
    [
      'en',
      { start_on: null, end_on: null, daytime_end: '10:00' },
      'Closed at other hours · until further notice, daily 00:00 to 10:00 (Europe/Berlin)',
    ],
    ['de', { end_on: null }, 'Jetzt gesperrt · ab 1. Mai 2026 bis auf Weiteres'],
    ['de', { start_on: null }, 'Jetzt gesperrt · bis 31. Juli 2026'],
    [
      'de',
      nights,
      'Zu anderen Zeiten gesperrt · 1. Mai bis 31. Juli 2026, täglich 20:00 bis 06:00 am nächsten Tag (Europe/Berlin)',
    ],
    ['fr', { end_on: '2026-05-10' }, 'Expiré · du 1er mai au 10 mai 2026'],
    [
      'en',
      { is_binding: false, ...nights },
      'Advice at other hours · 1 May to 31 July 2026, daily 20:00 to 06:00 the next day (Europe/Berlin)',
    ],
    ['it', { start_on: '2026-06-01' }, 'Chiusura futura · dal 1º giugno al 31 luglio 2026'],
  ] as const)('in %s say of %j: %s', async (language, changes, words) => {
    const { items } = await feedOf([aClosure({ name: 'X', ...changes })], aContext({ language }))
    expect(items[0]?.title).toBe(`X · ${words}`)
  })

  it('say of any record at any instant what its sign on the map is called, until that changes', () => {
    const kind = fc.record({ type: fc.constantFrom(...CLOSURE_TYPES), is_binding: fc.boolean() })
    fc.assert(
      fc.property(recordAndNow, kind, fc.constantFrom(...LANGUAGES), ({ validity, now }, kinds, language) => {
        const closure = { ...aClosure({ name: 'X' }), ...validity, ...kinds }
        const { displayStatus, times } = standingAt(closure, closure.time_zone, now)
        const { text, until } = rss.render(aListing([closure]), aContext({ language, now }))
        expect(text).toContain(`X · ${displayStatusLabel(displayStatus, true, messages[language].standing)} · `)
        expect(until).toBe(times?.nextChange?.at ?? Infinity)
      }),
    )
  })

  it('belong to a feed that says what it is, where it comes from and what follows', async () => {
    const url = new URL('https://parks.example/api/v2/closures-and-notices?format=rss&q=a%26b&status=current')
    const context = aContext({ url, demo: true, filters: { q: 'a&b', status: ['current'] } })
    const next = `${url.href}&page=2`
    const text = rss.render(aListing([aClosure()], { next }), context).text
    const feed = await parser.parseString(text)
    expect(feed).toMatchObject({
      title: 'Demo data · Fieldgate: closures and notices (current; “a&b”)',
      feedUrl: url.href,
      link: 'https://parks.example/',
      language: 'en',
    })
    expect(feed.description).toContain('invented')
    expect(text).toContain(`<atom:link href="${next.replaceAll('&', '&amp;')}" rel="next" type="application/rss+xml"/>`)
  })

  it('belong to a feed that changed last with the data where none of them is there', () => {
    const text = rss.render(aListing([]), aContext({ changedAt: '2026-04-02T08:00:00Z' })).text
    expect(text).toContain('<lastBuildDate>Thu, 02 Apr 2026 08:00:00 GMT</lastBuildDate>')
  })

  it('are only text, whatever their names and descriptions hold', async () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ']]>',
        '<script>alert(1)</script>',
        '&amp;',
        '\u0000',
        '\uFFFE',
        '\uD800',
        '🦅',
        '\u000B',
        '<![CDATA[',
      ),
    )
    const hostile = fc.array(unit).map((parts) => `a${parts.join('')}z`)
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (name, description) => {
        const { items } = await feedOf([aClosure({ name, description, contact: name }), aClosure()])
        expect(items).toHaveLength(2)
        const shown = name
          .replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
          .replace(/\s+/g, ' ')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
        expect(items[0]?.title).toBe(`${shown} · Closed now · 1 May to 31 July 2026`)
        const markup = items[0]?.content?.replace(/<\/?(p|br|strong)>/g, '')
        expect(markup).not.toMatch(/[<>]/)
      }),
    )
  })

  it('hold until a status or a daily window changes', () => {
    const untilOf = (changes: Partial<Closure>) => rss.render(aListing([aClosure(changes)]), aContext()).until
    expect(untilOf({})).toBe(Date.parse('2026-07-31T22:00:00Z'))
    expect(untilOf(nights)).toBe(Date.parse('2026-05-15T18:00:00Z'))
    expect(untilOf({ end_on: null })).toBe(Infinity)
  })
})
