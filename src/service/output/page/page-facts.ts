import { parseUuid, type Uuid } from '#contract/ids.ts'
import { formatDate } from '#contract/messages/formats.ts'
import { oneLine } from '#contract/plain-text.ts'
import { recordTitle } from '#contract/standing/record-title.ts'
import type { Store } from '../../store/domain/store.ts'
import { sentenceText } from '../formats/closure-text.ts'
import { messages } from '../messages/messages.ts'
import { areaKnown, closureKnown, demoNote, type PageAsked } from '../formats/known-records.ts'

/** What a page of the map is about, for whoever passes its address on: tabs, bookmarks, messengers, search engines. */
export interface PageFacts {
  readonly title: string
  readonly description: string
  /** The record that the page opens; null for a place. */
  readonly record: PageRecord | null
}

/** A record that the address of a page opens. */
export type PageRecord = { readonly kind: 'closure' | 'area'; readonly uuid: Uuid }

/**
 * What the page at such an address is about; null where it opens no record that is there, and asks about no place. It says
 * nothing of the present but with its date, because messengers keep it.
 */
export async function pageFacts(store: Store, search: URLSearchParams, asked: PageAsked): Promise<PageFacts | null> {
  const closure = parseUuid(search.get('closure') ?? '')
  const area = parseUuid(search.get('area') ?? '')
  return (
    (closure && (await closureFacts(store, closure, asked))) ??
    (area && (await areaFacts(store, area, asked))) ??
    placeFacts(search.get('here') ?? '', asked)
  )
}

async function closureFacts(store: Store, uuid: Uuid, { language, now }: PageAsked): Promise<PageFacts | null> {
  const known = await closureKnown(store, uuid, { language, now })
  if (known === null) return null
  const { closure, labels } = known
  const { standing, page } = messages[language]
  return {
    title: oneLine(recordTitle(closure, language, standing)),
    description: sentences([
      await demoNote(store, language),
      sentenceText(closure, { labels, language }),
      page.asOf(formatDate(language, now, closure.time_zone)),
    ]),
    record: { kind: 'closure', uuid },
  }
}

async function areaFacts(store: Store, uuid: Uuid, { language, now }: PageAsked): Promise<PageFacts | null> {
  const known = await areaKnown(store, uuid, { language, now })
  if (known === null) return null
  const { name, kind, closures, timeZone } = known
  const { page } = messages[language]
  return {
    title: oneLine(name),
    description: sentences([
      await demoNote(store, language),
      kind,
      page.recorded(closures),
      page.asOf(formatDate(language, now, timeZone)),
    ]),
    record: { kind: 'area', uuid },
  }
}

/** `lat/lng` in degrees, with the metres that it may be off, as the address has it. */
const PLACE = /^(-?\d{1,2}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)(?:\/\d+)?$/

function placeFacts(here: string, { language }: PageAsked): PageFacts | null {
  const [, lat, lng] = PLACE.exec(here) ?? []
  if (lat === undefined || lng === undefined) return null
  const { page } = messages[language]
  return { title: page.here(`${lat}, ${lng}`), description: page.aboutHere, record: null }
}

/** Those that are there, each with its full stop. */
function sentences(parts: readonly (string | null)[]): string {
  const said = parts.filter((part) => part !== null && part !== '')
  return oneLine(said.map((part) => (/[.!?…]$/.test(part ?? '') ? part : `${part}.`)).join(' '))
}
