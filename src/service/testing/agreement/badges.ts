import { expect } from 'vitest'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { joined, sentenceOf } from '#contract/standing/sentence.ts'
import { oneLine } from '#contract/standing/sentence-lines.ts'
import { SIGNS } from '#contract/standing/signs.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { messages } from '../../output/messages/messages.ts'
import { expectNothingOpen } from './formats.ts'
import { countOf, isLive, type Asked, type Stood } from './stood.ts'

async function badgeAt({ get, language }: Asked, query: string): Promise<{ title: string; svg: string }> {
  const svg = await (await get(`/badge.svg?${query}&lang=${language}`)).text()
  const title = /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? ''
  expectNothingOpen(title, language)
  return { title, svg }
}

function expectSign(svg: string, { standing }: Stood): void {
  for (const { d } of SIGNS[standing.displayStatus].shapes) expect(svg).toContain(d)
}

/** What one line says of a closure to somebody who may be anywhere. */
function wordsOf({ closure, standing }: Stood, language: Language): string {
  const options = { language, messages: messages[language].standing, isNow: true, viewerZone: null }
  const { lead, rest } = oneLine(sentenceOf(closure, standing, options))
  return joined(lead, rest)
}

/** The badge of a closure says how it stands, with its sign, and then its plain sentence. */
export async function expectOwnBadge(asked: Asked, one: Stood): Promise<void> {
  const { uuid, name, time_zone } = one.closure
  const { title, svg } = await badgeAt(asked, `closure=${uuid}`)
  const { times } = messages[asked.language].badge
  const standing = `${wordsOf(one, asked.language)} – ${name} – ${times(time_zone)} – `
  expect(title.slice(0, standing.length)).toBe(standing)
  expect(title.slice(standing.length)).toMatch(/^\p{Lu}.*\.$/u)
  expectSign(svg, one)
}

/** The badge of several closures has the sign of the worst, and counts what is in force by how it binds. */
export async function expectBadge(asked: Asked, query: string): Promise<void> {
  const live = asked.stood.filter(isLive)
  const counted = CLOSURE_TYPES.map((type) => live.filter(({ closure }) => closure.type === type).length)
  const [closures = 0, notices = 0] = counted
  // Of a single one the badge says how it stands, not how many there are.
  if (closures === 1 || (closures === 0 && notices === 1)) return
  const { title, svg } = await badgeAt(asked, query)
  const [worst] = live.toSorted((a, b) => compareWorstFirst(a.standing, b.standing))
  if (worst !== undefined) expectSign(svg, worst)
  const { now, adviceNow, alsoUpcoming } = messages[asked.language].badge
  const [bind, advise] = [countOf(live, 'closed-now'), countOf(live, 'advice-now')]
  const later = countOf(live, 'upcoming-closure') + countOf(live, 'upcoming-advice')
  const some = (count: number, words: (count: number) => string) => (count > 0 ? [words(count)] : [])
  const told = [...some(bind, now), ...some(advise, adviceNow), ...some(later, alsoUpcoming)]
  if (bind + advise > 0) expect(title.split(' – ')[0]).toBe(told.join(' · '))
}
