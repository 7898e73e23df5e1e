import type { PluralForms } from '#contract/messages/plural.ts'
import type { SourceKind, Status } from '#contract/records/closure.ts'

/** What the service alone says. Never "open": what is not recorded is not open. */
export interface OutputMessages {
  readonly badge: BadgeMessages
  readonly feed: FeedMessages
  /** What a view of the map is called that opens no record. */
  readonly mapTitle: (site: string) => string
}

interface BadgeMessages {
  /** Of closures: in force now, current at other hours, current at hours that were not looked at, to come. */
  readonly now: PluralForms
  readonly otherHours: PluralForms
  readonly current: PluralForms
  readonly upcoming: PluralForms
  readonly notices: PluralForms
  /** The same after another number: "· 2 upcoming". */
  readonly alsoUpcoming: PluralForms
  /** What is over, where there is nothing else. */
  readonly pastClosures: PluralForms
  readonly pastNotices: PluralForms
  readonly none: string
  /** The page that a badge leads to. */
  readonly toMap: string
  readonly times: (zone: string) => string
  readonly missing: string
  readonly wrongAddress: string
}

interface FeedMessages {
  /** Of feeds and calendars. */
  readonly title: (service: string) => string
  readonly demoNote: string
  readonly status: Readonly<Record<Status, string>>
  readonly sourceKind: Readonly<Record<SourceKind, string>>
  readonly binding: string
  readonly advice: string
  readonly on: (day: string) => string
  /** A day by its date; a time is `standing.from`. */
  readonly fromDay: (day: string) => string
  readonly span: (first: string, last: string) => string
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
  readonly source: (id: number) => string
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
