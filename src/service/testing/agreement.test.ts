import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import ICAL from 'ical.js'
import Parser from 'rss-parser'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ClosureRecord, type Closure } from '#contract/records/closure.ts'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { displayStatusLabel, joined, sentenceOf } from '#contract/standing/sentence.ts'
import { nameWithKind, oneLine } from '#contract/standing/sentence-lines.ts'
import { SIGNS } from '#contract/standing/signs.ts'
import { standingAt, type Standing } from '#contract/standing/standing.ts'
import { toInstantText } from '#contract/status/instant.ts'
import { instantOf } from '#contract/status/zone.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import { AREAS, closuresAndNow } from '#testing/closures-and-now.ts'
import { casesOf } from '#testing/effort.ts'
import { aServiceWithApp } from '../http/site/testing/web-app.ts'
import { getJson, getPage } from '../http/testing/app.ts'
import { messages } from '../output/messages/messages.ts'
import { put, storeKinds, type StoreKind } from '../store/testing/store.ts'

type Service = Awaited<ReturnType<typeof aServiceWithApp>>

/** A closure, and how it stands by the contract. */
interface Stood {
  readonly closure: Closure
  readonly standing: Standing
}

/** What all answers are held against. */
interface Asked {
  readonly service: Service
  readonly stood: readonly Stood[]
  readonly now: number
  readonly language: Language
}

const LIST = '/closures-and-notices'
const ANY = 'status=upcoming,current,expired&page_size=1000'
/** What nobody may be told of a place: of "open" in each language. */
const OPEN = /\b(opens?|opened|offen|geöffnet|öffnet|ouverte?s?|apert[oaie])\b/i
/** What nobody may be told of advice and notices. */
const CLOSED = /\b(closed|closes|gesperrt|fermée?s?|chius[oaie])\b/i

/** Gives a function that puts closures into one store of a kind and asks a service of it. */
async function askerOf({ aPlace }: StoreKind) {
  const place = await aPlace()
  const [store, writer] = [await place.openStore(), await place.openWriter()]
  let isNew = true
  return async (closures: readonly Closure[], now: number, language: Language): Promise<Asked> => {
    const transaction = await writer.begin()
    await put(transaction, isNew ? { areas: AREAS, closures } : { sources: [], closures })
    await transaction.commit({ demo: false })
    isNew = false
    const stood = closures.map((closure) => ({ closure, standing: standingAt(closure, closure.time_zone, now) }))
    return { service: await aServiceWithApp({}, {}, { store, now: () => now }), stood, now, language }
  }
}

const isLive = ({ standing }: Stood) => standing.status !== 'expired'

function countOf(stood: readonly Stood[], status: DisplayStatus): number {
  return stood.filter(({ standing }) => standing.displayStatus === status).length
}

/** For each of the records that an answer tells of: how it stands. */
function findIn({ stood }: Asked, uuid: unknown): Stood {
  const found = stood.find(({ closure }) => closure.uuid === uuid)
  if (found === undefined) throw new Error(`Nobody has put ${String(uuid)} there.`)
  return found
}

async function expectRecords(asked: Asked): Promise<void> {
  const fields = 'fields=*,is_binding,time_zone,begins_at,finishes_at'
  const { results } = await getPage(asked.service, `${LIST}?${ANY}&${fields}`)
  expect(results).toHaveLength(asked.stood.length)
  for (const record of results) {
    const { standing } = findIn(asked, record['uuid'])
    const { status, begins_at, finishes_at } = record
    const times = standing.times ?? { begin: NaN, finish: NaN }
    const own = [standing.status, toInstantText(times.begin), toInstantText(times.finish)]
    expect([status, begins_at, finishes_at]).toEqual(own)
    const read = ClosureRecord.parse(record)
    expect(standingAt(read, read.time_zone ?? null, asked.now).displayStatus).toBe(standing.displayStatus)
  }
  const { count } = await getPage(asked.service, LIST)
  expect(count).toBe(asked.stood.filter(isLive).length)
}

async function expectNumbers({ service, stood }: Asked): Promise<void> {
  const summary = ClosureSummary.parse(await getJson(service, `${LIST}/summary?by=area,cell&zoom=6`))
  const live = stood.filter(isLive)
  const counts = Object.fromEntries(DISPLAY_STATUSES.map((status) => [status, countOf(stood, status)]))
  expect(summary.display_status).toEqual(counts)
  const [worst] = live.map(({ standing }) => standing).toSorted(compareWorstFirst)
  expect([summary.count, summary.worst]).toEqual([live.length, worst?.displayStatus ?? null])
  const placed = live.filter(({ closure }) => closure.geometry !== null || closure.protected_area_uuids.length > 0)
  expect(summary.cells?.reduce((sum, { count }) => sum + count, 0)).toBe(placed.length)
  for (const { uuid } of AREAS) {
    const { count } = await getPage(service, `${LIST}?protected_area_uuid=${uuid}&page_size=1`)
    expect(summary.areas?.[uuid]?.count ?? 0).toBe(count)
  }
}

async function titleAt({ service, language }: Asked, path: string): Promise<{ title: string; svg: string }> {
  const svg = await (await service.request(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)).text()
  const title = /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? ''
  expect(title).not.toMatch(OPEN)
  return { title, svg }
}

/** What one line says of a closure to somebody who may be anywhere. */
function wordsOf({ closure, standing }: Stood, language: Language): string {
  const options = { language, messages: messages[language].standing, isNow: true, viewerZone: null }
  const { lead, rest } = oneLine(sentenceOf(closure, standing, options))
  return joined(lead, rest)
}

async function expectBadges(asked: Asked): Promise<void> {
  const { stood, language } = asked
  for (const one of stood) {
    const { title, svg } = await titleAt(asked, `/badge.svg?closure=${one.closure.uuid}`)
    const { name, time_zone } = one.closure
    const { times } = messages[language].badge
    expect(title).toBe(`${wordsOf(one, language)} – ${name} – ${times(time_zone)}`)
    for (const { d } of SIGNS[one.standing.displayStatus].shapes) expect(svg).toContain(d)
  }
  // Of a single one the badge says how it stands, not how many there are.
  if (stood.filter((one) => isLive(one) && one.closure.type === 'closure').length < 2) return
  const { title } = await titleAt(asked, '/badge.svg')
  const { now, adviceNow } = messages[language].badge
  const some = (count: number, words: (count: number) => string) => (count > 0 ? [words(count)] : [])
  const inForce = [...some(countOf(stood, 'closed-now'), now), ...some(countOf(stood, 'advice-now'), adviceNow)]
  expect(title.split(' · ').slice(0, inForce.length)).toEqual(inForce)
}

async function expectFeeds(asked: Asked): Promise<void> {
  const { service, stood, language } = asked
  const text = await (await service.request(`/api/v2${LIST}?${ANY}&format=rss&lang=${language}`)).text()
  const { items } = await new Parser().parseString(text)
  expect(items).toHaveLength(stood.length)
  for (const { guid, title, content } of items) {
    const { closure, standing } = findIn(asked, guid)
    const label = displayStatusLabel(standing.displayStatus, true, messages[language].standing)
    expect(title?.startsWith(`${closure.name} · ${label} · `)).toBe(true)
    expect(content?.startsWith(`<p><strong>${label}</strong>`)).toBe(true)
    expect(`${title} ${content}`).not.toMatch(OPEN)
    const binds = closure.type === 'closure' && closure.is_binding
    expect(!binds && CLOSED.test(`${title} ${content}`)).toBe(false)
  }
}

const Rows = z.array(z.object({ uuid: z.string(), status: z.string(), in_force: z.string(), next_change: z.string() }))
const Features = z.object({
  features: z.array(z.object({ id: z.string(), properties: z.object({ status: z.string() }) })),
})

async function expectTables(asked: Asked): Promise<void> {
  const { service, stood } = asked
  const table = await (await service.request(`/api/v2${LIST}?${ANY}&format=csv`)).text()
  const rows = Rows.parse(parse(table, { bom: true, columns: true }))
  const { features } = Features.parse(await (await service.request(`/api/v2${LIST}?${ANY}&format=geojson`)).json())
  expect([rows.length, features.length]).toEqual([stood.length, stood.length])
  for (const row of rows) {
    const { standing } = findIn(asked, row.uuid)
    const next = toInstantText(standing.times?.nextChange?.at ?? Infinity) ?? ''
    expect([row.status, row.in_force, row.next_change]).toEqual([standing.status, String(standing.inForce), next])
  }
  for (const { id, properties } of features) {
    expect(properties.status).toBe(findIn(asked, id).standing.status)
  }
}

async function expectCalendar(asked: Asked): Promise<void> {
  const { service, stood, now, language } = asked
  const text = await (await service.request(`/api/v2${LIST}?${ANY}&format=ics&lang=${language}`)).text()
  expect(text).not.toMatch(OPEN)
  const holding = new Set<string>()
  for (const component of new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(component)
    const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}(?=@)/.exec(event.uid)?.[0] ?? ''
    const { closure } = findIn(asked, uuid)
    const name = nameWithKind(closure, messages[language].standing)
    expect(event.summary.startsWith(name)).toBe(true)
    const binds = closure.type === 'closure' && closure.is_binding
    expect([name === closure.name, !binds && CLOSED.test(event.summary)]).toEqual([binds, false])
    if (holdsAt(event, closure.time_zone, now)) holding.add(uuid)
  }
  const inForce = stood.filter(({ standing }) => standing.inForce).map(({ closure }) => closure.uuid)
  expect([...holding].toSorted()).toEqual(inForce.toSorted())
}

/** Whether a reader shows an event at an instant; a date is the midnight at the place at which it begins. */
function holdsAt(event: ICAL.Event, zone: string, now: number): boolean {
  const iterator = event.iterator()
  for (let at = iterator.next(); at; at = iterator.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(at)
    const [start, end] = [startDate, endDate].map((time) =>
      time.isDate ? instantOf(zone, time.toString(), '00:00') : time.toUnixTime() * 1000,
    )
    if (start === undefined || end === undefined || start > now) return false
    if (now < end) return true
  }
  return false
}

describe.each(storeKinds)('on $name', (kind) => {
  it('list, summary, badges, feed, calendar and tables say of 320 closures what the contract says', async () => {
    const ask = await askerOf(kind)
    await fc.assert(
      fc.asyncProperty(closuresAndNow(40), fc.constantFrom(...LANGUAGES), async ({ closures, now }, language) => {
        const asked = await ask(closures, now, language)
        await expectRecords(asked)
        await expectNumbers(asked)
        await expectBadges(asked)
        await expectFeeds(asked)
        await expectTables(asked)
        await expectCalendar(asked)
      }),
      { ...casesOf('storeQueries'), endOnFailure: true },
    )
  })
})
