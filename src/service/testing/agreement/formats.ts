import { parse } from 'csv-parse/sync'
import Parser from 'rss-parser'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { displayStatusLabel } from '#contract/standing/sentence.ts'
import { nameWithKind } from '#contract/standing/sentence-lines.ts'
import { toInstantText } from '#contract/status/instant.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { eventsIn, holdsAt } from '#testing/calendar-reader.ts'
import { messages } from '../../output/messages/messages.ts'
import { finderIn, type Asked } from './stood.ts'

/** "Open" in each language. */
const OPEN = /\b(opens?|opened|offen|geöffnet|öffnet|ouverte?s?|apert[oaie])\b/i
const OPEN_FIRE = activities.find(({ key }) => key === 'open_fire')
/** What nobody may be told of advice and notices. */
const CLOSED = /\b(closed|closes|gesperrt|fermée?s?|chius[oaie])\b/i

/** Nobody is told that a place is open; the name of an activity may have the word. */
export function expectNothingOpen(text: string, language: Language): void {
  const unfolded = text.replaceAll(/\r\n[ \t]/g, '')
  expect(unfolded.replaceAll(OPEN_FIRE?.labels[language] ?? '', '')).not.toMatch(OPEN)
}

/** What a list is asked for in a format. */
type Query = string

/** How much of it is read. */
export type Extent = 'whole' | 'first-page'

/** The pages of a list in a format, each as its text. */
async function* pagesOf({ get, language }: Asked, query: Query, extent: Extent): AsyncGenerator<string> {
  let next: string | undefined = `${API_PREFIX}${paths.closures}?${query}&lang=${language}`
  while (next !== undefined) {
    const { pathname, search }: URL = new URL(next, 'http://localhost')
    const response = await get(pathname + search)
    yield response.text()
    if (extent === 'first-page') return
    next = /<([^>]*)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
  }
}

/** The feed has an item for each closure, on its first page at most `size`, and its words are those of the contract. */
export async function expectFeed(asked: Asked, query: Query, extent: Extent, size = Infinity): Promise<void> {
  const { stood, language } = asked
  const find = finderIn(stood)
  let count = 0
  for await (const text of pagesOf(asked, `${query}&format=rss`, extent)) {
    const { items } = await new Parser().parseString(text)
    count += items.length
    for (const { guid, title, content } of items) {
      const { closure, standing } = find(guid)
      const label = displayStatusLabel(standing.displayStatus, true, messages[language].standing)
      expect(title?.startsWith(`${closure.name} · ${label} · `)).toBe(true)
      expect(content?.startsWith(`<p><strong>${label}</strong>`)).toBe(true)
      expectNothingOpen(`${title} ${content}`, language)
      const binds = closure.type === 'closure' && closure.is_binding
      expect(!binds && CLOSED.test(`${title} ${content}`)).toBe(false)
    }
  }
  expect(count).toBe(Math.min(stood.length, extent === 'whole' ? Infinity : size))
}

const Rows = z.array(z.object({ uuid: z.string(), status: z.string(), in_force: z.string(), next_change: z.string() }))
const Features = z.object({
  numberMatched: z.int(),
  features: z.array(z.object({ id: z.string(), properties: z.object({ status: z.string() }) })),
})

/** The table and the features have each closure, as it stands. */
export async function expectTables(asked: Asked, query: Query): Promise<void> {
  const { stood } = asked
  const find = finderIn(stood)
  const [rows, drawn]: [string[], string[]] = [[], []]
  for await (const text of pagesOf(asked, `${query}&format=csv`, 'whole')) {
    for (const { uuid, ...row } of Rows.parse(parse(text, { bom: true, columns: true }))) {
      const { standing } = find(uuid)
      const next = toInstantText(standing.times?.nextChange?.at ?? Infinity) ?? ''
      expect(row).toEqual({ status: standing.status, in_force: String(standing.inForce), next_change: next })
      rows.push(uuid)
    }
  }
  for await (const text of pagesOf(asked, `${query}&format=geojson`, 'whole')) {
    const { numberMatched, features } = Features.parse(JSON.parse(text))
    expect(numberMatched).toBe(stood.length)
    for (const { id, properties } of features) expect(properties.status).toBe(find(id).standing.status)
    drawn.push(...features.map(({ id }) => id))
  }
  const all = stood.map(({ closure }) => closure.uuid).toSorted()
  expect([rows.toSorted(), drawn.toSorted()]).toEqual([all, all])
}

/** The events that hold at this instant are of the closures that are in force, of one page of those that it has. */
export async function expectCalendar(asked: Asked, query: Query, extent: Extent): Promise<void> {
  const { stood, now, language } = asked
  const find = finderIn(stood)
  const [seen, holding] = [new Set<string>(), new Set<string>()]
  for await (const text of pagesOf(asked, `${query}&format=ics`, extent)) {
    expectNothingOpen(text, language)
    for (const event of eventsIn(text)) {
      const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}(?=@)/.exec(event.uid)?.[0] ?? ''
      const { closure } = find(uuid)
      const name = nameWithKind(closure, messages[language].standing)
      expect(event.summary.startsWith(name)).toBe(true)
      const binds = closure.type === 'closure' && closure.is_binding
      expect([name === closure.name, !binds && CLOSED.test(event.summary)]).toEqual([binds, false])
      seen.add(uuid)
      if (holdsAt(event, closure.time_zone, now)) holding.add(uuid)
    }
  }
  const told = extent === 'whole' ? stood : stood.filter(({ closure }) => seen.has(closure.uuid))
  const inForce = told.filter(({ standing }) => standing.inForce).map(({ closure }) => closure.uuid)
  expect([...holding].toSorted()).toEqual(inForce.toSorted())
}
