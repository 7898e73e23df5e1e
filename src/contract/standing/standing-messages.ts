import type { DisplayStatus } from './display-status.ts'

/** The phrases of which a sentence is made. Never "open": what is not recorded is not open. */
export interface StandingMessages {
  /** Each display status by itself, as a legend names it. */
  readonly displayStatus: Readonly<Record<DisplayStatus, string>>
  readonly closedNow: string
  /** The same of another moment than the present, or where it is not known whether it is now. */
  readonly closed: string
  readonly avoid: string
  readonly notice: string
  readonly expired: string
  readonly notInForce: string
  readonly notInForceThen: string
  readonly closes: (when: string) => string
  readonly avoidFrom: (when: string) => string
  readonly from: (when: string) => string
  /** A time of the day, and a date. */
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
  readonly nextDay: (time: string) => string
  readonly dayAndTime: (day: string, time: string) => string
  readonly daily: (hours: string) => string
  readonly hours: (from: string, to: string) => string
  readonly hoursOvernight: (from: string, to: string) => string
  readonly zoneUnknown: string
}
