import type { StandingMessages } from '../standing/standing-messages.ts'

/** The phrases that app, embed and service share. */
export interface SharedMessages {
  readonly standing: StandingMessages
}
