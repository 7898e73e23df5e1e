import { DEMO_LABEL } from '#contract/demo.ts'
import type { Uuid } from '#contract/ids.ts'
import { formatDate } from '#contract/messages/formats.ts'
import { oneLine } from '#contract/plain-text.ts'
import type { PreviewWords } from '#contract/preview/painting.ts'
import { datedParts } from '#contract/standing/record-title.ts'
import { joined } from '#contract/standing/sentence.ts'
import { addDays } from '#contract/status/local-time.ts'
import { instantOf, localDateTimeAt } from '#contract/status/zone.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Store } from '../../store/domain/store.ts'
import { activitiesText, placeText, reasonText, typeText } from '../formats/closure-text.ts'
import { messages } from '../messages/messages.ts'
import { areaKnown, closureKnown, demoNote, type PageAsked } from '../formats/known-records.ts'

/** Whose picture is asked for, and in which language. */
export interface PreviewAsked {
  readonly kind: 'area' | 'closure'
  readonly uuid: Uuid
  readonly language: Language
}

/** What the words are made of. */
export interface WordSources {
  readonly store: Store
  /** What the site is called in a language. */
  readonly siteName: (language: Language) => string
}

interface Said {
  readonly words: PreviewWords
  /** When the day that they tell is over at the record's place: epoch milliseconds. */
  readonly until: number
}

/**
 * What is said of a record in its picture at `now` (epoch milliseconds); null where there is no such record. It tells of a
 * day and not of now: messengers keep the picture for long.
 */
export async function previewWords(
  { store, siteName }: WordSources,
  { kind, uuid, language }: PreviewAsked,
  now: number,
): Promise<Said | null> {
  const said = await (kind === 'closure' ? closureSaid : areaSaid)(store, uuid, { language, now })
  if (said === null) return null
  const { zone, name, ...others } = said
  const demo = await demoNote(store, language)
  const asOf = messages[language].page.asOf(formatDate(language, now, zone))
  const shown = demo !== null && name.startsWith(DEMO_LABEL) ? name.slice(DEMO_LABEL.length) : name
  return {
    words: { ...others, name: oneLine(shown), asOf, demo, site: siteName(language) },
    until: instantOf(zone, addDays(localDateTimeAt(zone, now).date, 1), '00:00:00'),
  }
}

interface RecordSaid extends Pick<PreviewWords, 'kind' | 'name' | 'statement' | 'times' | 'about'> {
  readonly zone: string
}

async function closureSaid(store: Store, uuid: Uuid, asked: PageAsked): Promise<RecordSaid | null> {
  const known = await closureKnown(store, uuid, asked)
  if (known === null) return null
  const { closure, labels } = known
  const { language } = asked
  const context = { labels, language }
  const { kind: statement, times } = datedParts(closure, language, messages[language].standing)
  return {
    kind: joined(typeText(closure.type, language), placeText(closure, context)),
    name: closure.name,
    statement,
    times,
    about: joined(reasonText(closure, context), activitiesText(closure, context)),
    zone: closure.time_zone,
  }
}

async function areaSaid(store: Store, uuid: Uuid, asked: PageAsked): Promise<RecordSaid | null> {
  const known = await areaKnown(store, uuid, asked)
  if (known === null) return null
  const { name, kind, closures, timeZone } = known
  const { badge, page } = messages[asked.language]
  const statement = closures === 0 ? badge.none : page.recorded(closures)
  return { kind, name, statement, times: '', about: '', zone: timeZone }
}
