import type { Language } from '#contract/vocabulary/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** What a badge says. Never "open": what is not known of is not open. Numbers come as text, in the language's way. */
export interface BadgeWords {
  /** Of closures: in force now, current at other hours, current at hours that were not looked at, to come. */
  readonly now: Count
  readonly otherHours: Count
  readonly current: Count
  readonly upcoming: Count
  readonly notices: Count
  /** The same after another number: "· 2 upcoming". */
  readonly alsoUpcoming: Count
  /** What is over, where there is nothing else. */
  readonly pastClosures: Count
  readonly pastNotices: Count
  readonly none: string
  readonly demo: string
  /** The page that a badge leads to. */
  readonly toMap: string
  readonly times: (zone: string) => string
  readonly missing: string
  readonly wrongAddress: string

  /** Of one closure, as the map says it. */
  readonly closedNow: string
  readonly avoid: string
  readonly notice: string
  readonly expired: string
  readonly notInForce: string
  readonly closes: (when: string) => string
  readonly avoidFrom: (when: string) => string
  readonly from: (when: string) => string
  readonly until: (time: string) => string
  readonly untilDay: (day: string) => string
  readonly untilMidnight: string
  readonly untilFurtherNotice: string
  readonly again: (when: string) => string
  readonly closedAgain: (when: string) => string
  readonly avoidAgain: (when: string) => string
  readonly appliesAgain: (when: string) => string
  readonly today: (time: string) => string
  readonly tomorrow: (time: string) => string
}

type Count = (n: number, written: string) => string

export const badgeWords: Readonly<Record<Language, BadgeWords>> = { en, de, fr, it }
