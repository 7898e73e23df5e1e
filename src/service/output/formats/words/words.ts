import type { ClosureType, SourceKind } from '#contract/records/closure.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** What a feed says around its records. Never "open": what is not known of is not open. */
export interface Words {
  /** Of feeds and calendars. */
  readonly title: (service: string) => string
  readonly demo: string
  readonly demoNote: string
  readonly type: Readonly<Record<ClosureType, string>>
  readonly sourceKind: Readonly<Record<SourceKind, string>>
  readonly binding: string
  readonly advice: string
  readonly inForce: string
  readonly notInForce: string
  readonly upcoming: string
  readonly current: string
  readonly expired: string
  readonly on: (day: string) => string
  readonly from: (day: string) => string
  readonly until: (day: string) => string
  readonly span: (first: string, last: string) => string
  readonly untilFurtherNotice: string
  readonly daily: (from: string, to: string) => string
  readonly dailyOvernight: (from: string, to: string) => string
  /** Names of facts, and how one is put. */
  readonly fact: (label: string, text: string) => string
  readonly valid: string
  readonly reason: string
  readonly concerns: string
  readonly where: string
  readonly legalBasis: string
  readonly contact: string
  readonly data: string
  readonly licence: string
  /** An entry of a lookup that has no name. */
  readonly reasonId: (id: number) => string
  readonly activityId: (id: number) => string
  readonly sourceId: (id: number) => string
  /** What a list is narrowed by; days as text. */
  readonly startsAfter: (day: string) => string
  readonly startsBefore: (day: string) => string
  readonly endsAfter: (day: string) => string
  readonly endsBefore: (day: string) => string
  readonly activeOn: (day: string) => string
  readonly updatedAfter: (day: string) => string
  readonly within: (box: string) => string
  /** Of a calendar: how far it reaches with daily hours and open ends. */
  readonly calendarSpan: (first: string, last: string) => string
  readonly beginningUnknown: string
  readonly endUnknown: string
}

export const words: Readonly<Record<Language, Words>> = { en, de, fr, it }
