import type { StandingMessages } from '../standing/standing-messages.ts'

/** The phrases that app, embed and service share. */
export interface SharedMessages {
  readonly standing: StandingMessages
  readonly records: RecordMessages
}

/** What records are called. */
export interface RecordMessages {
  readonly closure: string
  /** Of a collection whose records are invented. */
  readonly demo: string
  /** An entry of a lookup that has no name. */
  readonly reason: (id: number) => string
  readonly activity: (id: number) => string
}
