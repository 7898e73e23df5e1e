import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aClosure } from '#testing/builders.ts'

const KEY = 'fieldgate.visit'
const MINUTE = 60_000
const START = Date.parse('2026-05-14T08:00:00Z')
/** After the first visit, before the second. */
const BETWEEN = '2026-05-14T09:00:00Z'
const LATER = START + 120 * MINUTE

/** A browser's storage, with as much room as is said. */
function storage(items = new Map<string, string>(), room = Infinity) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

/** The page as it is opened anew at an instant. */
async function openedAt(now: number) {
  vi.setSystemTime(now)
  vi.resetModules()
  const memory = await import('./memory.ts')
  const { NewMark } = await import('./new-mark.tsx')
  const { ChangedTexts, SinceLastVisit } = await import('./since-last-visit.tsx')
  const { LanguageProvider, useMessages } = await import('#core/i18n/messages.tsx')
  const { useCardMessages } = await import('#core/ui/card/messages.ts')
  await Promise.all([useMessages.load('en'), useCardMessages.load('en'), ChangedTexts.preload()])
  const { recordRead, textsOf } = await import('./readings.ts')
  memory.visitSeen(now)
  const markup = (children: ReactNode) =>
    renderToStaticMarkup(<LanguageProvider value="en">{children}</LanguageProvider>)
  return {
    mark: (at: string | undefined) => markup(<NewMark at={at} />),
    card: (record: ReturnType<typeof aClosure>) => markup(<SinceLastVisit record={record} />),
    read: (record: ReturnType<typeof aClosure>) => recordRead(record.uuid, textsOf(record), now),
    stays: (until: number) => memory.visitSeen(until),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('localStorage', storage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const MARK = 'New or changed since your last visit'

test('the first visit marks nothing, the next one what has come since', async () => {
  const first = await openedAt(START)
  expect(first.mark(BETWEEN)).toBe('')
  const next = await openedAt(LATER)
  expect(next.mark(BETWEEN)).toContain(MARK)
  expect(next.mark('2026-05-14T07:59:00Z')).toBe('')
  expect(next.mark(undefined)).toBe('')
})

test('a page that is opened again soon is still of the same visit', async () => {
  await openedAt(START)
  const again = await openedAt(START + 20 * MINUTE)
  expect(again.mark('2026-05-14T08:10:00Z')).toBe('')
})

test('a page that stays open counts as being here', async () => {
  const first = await openedAt(START)
  for (const minute of [20, 40, 60, 80, 100]) first.stays(START + minute * MINUTE)
  expect((await openedAt(LATER)).mark(BETWEEN)).toBe('')
})

test('a page that is come back to after an hour is of another visit', async () => {
  const page = await openedAt(START)
  page.stays(LATER)
  expect((await openedAt(LATER + MINUTE)).mark(BETWEEN)).toContain(MARK)
})

test('a card says since when it is new, and what its text said before', async () => {
  const record = aClosure({ purpose: 'Closed for <b>eagles</b>', updated_at: '2026-05-01T08:00:00Z' })
  const first = await openedAt(START)
  first.read(record)
  expect(first.card(record)).toBe('')
  const next = await openedAt(LATER)
  const html = next.card({ ...record, purpose: 'Closed for owls', updated_at: BETWEEN })
  expect(html).toContain(`${MARK}, 14 May 2026`)
  expect(html).toContain('<dt>Purpose, before</dt><dd>Closed for <del>&lt;b&gt;eagles&lt;/b&gt;</del></dd>')
  expect(html).toContain('<dt>Purpose, now</dt><dd>Closed for <ins>owls</ins></dd>')
  expect(html.match(/<dt>/g)).toHaveLength(2)
})

test('a text that was not there before, or is no longer, is told in words', async () => {
  const record = aClosure({ purpose: null, contact: 'ranger@example.org' })
  ;(await openedAt(START)).read(record)
  const html = (await openedAt(LATER)).card({ ...record, purpose: 'Eagles', contact: null })
  expect(html).toContain('<dt>Purpose, before</dt><dd>no text</dd>')
  expect(html).toContain('<dt>Contact, now</dt><dd>no text</dd>')
})

test.each([
  ['nothing of ours', '[1,2]'],
  ['no JSON', '{"before":'],
  ['of other kinds', JSON.stringify({ before: 'x', seen: START, readings: [] })],
  ['with a reading that is none', JSON.stringify({ before: 1, seen: START, readings: [{ uuid: 'x' }] })],
])('what is stored that is %s counts as nothing', async (_, content) => {
  vi.stubGlobal('localStorage', storage(new Map([[KEY, content]])))
  const page = await openedAt(LATER)
  expect(page.mark(BETWEEN)).toBe('')
  expect((await openedAt(LATER + 60 * MINUTE)).mark('2026-05-14T10:30:00Z')).toContain(MARK)
})

test.each([
  ['forbidden', undefined],
  ['full', storage(new Map(), 10)],
])('where storage is %s the page works, and each visit is the first', async (_, store) => {
  vi.stubGlobal('localStorage', store)
  const record = aClosure({ purpose: 'Eagles', updated_at: BETWEEN })
  const page = await openedAt(START)
  page.read(record)
  page.stays(START + MINUTE)
  const next = await openedAt(LATER)
  expect(next.mark(BETWEEN)).toBe('')
  expect(next.card({ ...record, purpose: 'Owls' })).toBe('')
})

test('what another page of the site has remembered meanwhile is kept', async () => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', storage(items))
  const [one, other] = [await openedAt(START), await openedAt(START)]
  const [cliff, meadow] = [aClosure({ purpose: 'Eagles' }), aClosure({ purpose: 'Orchids' })]
  one.read(cliff)
  other.read(meadow)
  one.stays(START + MINUTE)
  const next = await openedAt(LATER)
  expect(next.card({ ...cliff, purpose: 'Owls' })).toContain('<del>Eagles</del>')
  expect(next.card({ ...meadow, purpose: 'Lilies' })).toContain('<del>Orchids</del>')
})

test('a page in another site’s frame leaves nothing on the device', async () => {
  const closure = aClosure({})
  const page = await openedAt(START)
  const { rememberNothing } = await import('./memory.ts')
  localStorage.setItem('fieldgate.visit', '')
  rememberNothing()
  page.stays(START + MINUTE)
  page.read(closure)
  expect(localStorage.getItem('fieldgate.visit')).toBe('')
})
