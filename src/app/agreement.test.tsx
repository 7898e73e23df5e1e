import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { statusOf, toneOf, type DisplayStatus } from '#contract/standing/display-status.ts'
import { oneLine, twoLines } from '#contract/standing/sentence-lines.ts'
import { joined, sentenceOf } from '#contract/standing/sentence.ts'
import { SIGNS } from '#contract/standing/signs.ts'
import { toInstantText } from '#contract/status/instant.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { LanguageProvider, useMessages } from '#core/i18n/messages.tsx'
import { done } from '#core/steps/steps.ts'
import { csvOf } from '#features/desk/export/csv.ts'
import { useDeskMessages } from '#features/desk/messages.ts'
import { DeskCell } from '#features/desk/table/desk-cell.tsx'
import type { DeskRow } from '#features/desk/table/desk-rows.ts'
import { encounterText } from '#features/hike/card/encounter-text.ts'
import { useHikeMessages } from '#features/hike/messages.ts'
import { encountersOf } from '#features/hike/time/encounter.ts'
import { StatusBand } from '#records/closures/card/status-band.tsx'
import { closureStateAt, type ClosureState } from '#records/closures/closure-state.ts'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { asGiven, closuresAndNow } from '#testing/closures-and-now.ts'
import { casesOf } from '#testing/effort.ts'
import { loadTestMessages } from '#testing/messages.ts'
import { countName } from './embed/bar/count-text.ts'
import { useEmbedMessages } from './embed/messages.ts'

type Phrases = Awaited<ReturnType<typeof loadPhrases>>
const phrases = new Map<Language, Phrases>()

async function loadPhrases(language: Language) {
  await loadTestMessages(language)
  await useDeskMessages.load(language)
  const [messages, words, embed] = [useMessages, useHikeMessages, useEmbedMessages]
  return {
    language,
    messages: await messages.load(language),
    words: await words.load(language),
    embed: await embed.load(language),
  }
}

beforeAll(async () => {
  for (const language of LANGUAGES) phrases.set(language, await loadPhrases(language))
})

/** What is said of no place, and what is said neither of advice nor of notices. */
const OPEN = /(?<!\p{L})(opens?|opened|offen|geöffnet|öffnet|ouvert(e|es|s)?|ouvre|apert[aeio]|apre)(?!\p{L})/iu
const CLOSED =
  /(?<!\p{L})(closed|closes|closures?|gesperrt|sperrung(en)?|fermé(e|es|s)?|fermetures?|chius[aeio]|chiusur[ae])(?!\p{L})/iu

/** What one place tells of a closure: its text, and the paths of its sign. */
interface Told {
  readonly text: string
  readonly paths: readonly string[]
}

function toldIn(language: Language, children: ReactNode): Told {
  const html = renderToStaticMarkup(<LanguageProvider value={language}>{children}</LanguageProvider>)
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { text, paths: [...html.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d) }
}

const signOf = (status: DisplayStatus) => SIGNS[status].shapes.map(({ d }) => d)
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function sentenceFor(state: ClosureState, { language, messages }: Phrases) {
  const options = { language, messages: messages.standing, isNow: true, viewerZone: deviceTimeZone() }
  return sentenceOf(state.record, state, options)
}

const rowOf = (state: ClosureState): DeskRow => ({ state, areas: '', reason: '', activities: '', source: '' })

/** Row and callout, card, and row of the desk: what each says is the sentence of the contract. */
function expectSentences(state: ClosureState, said: Phrases): readonly string[] {
  const { language } = said
  const sentence = sentenceFor(state, said)
  const { lead, rest } = oneLine(sentence)
  const row = toldIn(language, <StatusLine state={state} />)
  expect(row.text).toBe(spaced(rest === '' ? lead : `${lead} · ${rest}`))
  const card = toldIn(language, <StatusBand state={state} />)
  const { title, note } = twoLines(sentence)
  expect(card.text.startsWith(spaced(`${title} ${note}`))).toBe(true)
  expect(row.text.startsWith(spaced(joined(sentence.lead, sentence.until)))).toBe(true)
  const desk = toldIn(language, <DeskCell column="status" row={rowOf(state)} due={[]} />)
  expect(desk.text).toBe(row.text)
  const sign = signOf(state.displayStatus)
  expect([card.paths, desk.paths]).toEqual([sign, sign])
  return [row.text, card.text]
}

const Rows = z.array(z.object({ status: z.string(), in_force: z.string(), next_change: z.string() }))

/** The desk's next change and its table. */
function expectDesk(state: ClosureState, { language }: Phrases): readonly string[] {
  const { displayStatus, inForce, times } = state
  const next = toInstantText(times?.nextChange?.at ?? Infinity)
  const cell = toldIn(language, <DeskCell column="next" row={rowOf(state)} due={[]} />)
  expect(/\d/.test(cell.text)).toBe(next !== null)
  const names = { reason: () => null, activity: () => null, source: () => null, area: () => null }
  const [row] = Rows.parse(parse(done(csvOf([rowOf(state)], names, 'en')).join(''), { bom: true, columns: true }))
  expect(row).toMatchObject({
    status: statusOf(displayStatus),
    in_force: inForce === null ? '' : String(inForce),
    next_change: next ?? '',
  })
  return [cell.text]
}

/** What a walker is told who is there at that instant. */
function expectHike(state: ClosureState, said: Phrases): readonly string[] {
  const { record, at, displayStatus } = state
  const part = { from: 0, to: 0, inside: true }
  const plan = { start: at, pace: 4, activities: [], fallbackZone: null, names: new Map<number, { name: string }>() }
  const [encounter] = encountersOf([{ record, shape: 'own', parts: [part], inside: 0 }], plan, () => 0)
  if (encounter === undefined) throw new Error('Nothing is met.')
  expect(encounter.displayStatus).toBe(displayStatus)
  const { lead, rest, tone } = encounterText(encounter, said)
  expect(tone).toBe(toneOf(displayStatus))
  expect(lead === said.words.state.inForce).toBe(displayStatus === 'closed-now')
  const until = displayStatus === 'closed-now' && state.times !== null ? sentenceFor(state, said).until : rest
  expect(rest).toBe(until)
  return [lead, rest]
}

const bindsNot = ({ type, is_binding }: ClosureRecord) => type === 'notice' || is_binding === false

it('row, callout, card, desk, embed and hike say of each closure the same, with the same sign', () => {
  fc.assert(
    fc.property(closuresAndNow(1), fc.nat(7), fc.constantFrom(...LANGUAGES), ({ closures, now }, index, language) => {
      const said = phrases.get(language)
      const [closure] = closures
      if (said === undefined || closure === undefined) throw new Error('There is nothing to say.')
      const record = asGiven(closure, index)
      const state = closureStateAt(record, now, null)
      const counted = countName(state.displayStatus, true, said.embed)(2)
      const texts = [...expectSentences(state, said), ...expectDesk(state, said), ...expectHike(state, said), counted]
      for (const text of texts) expect(text).not.toMatch(OPEN)
      const isAdvice = bindsNot(record) && state.displayStatus !== 'zone-unknown'
      for (const text of isAdvice ? texts : []) expect(text).not.toMatch(CLOSED)
    }),
    casesOf('standings'),
  )
})
