import { grammarOf } from '#contract/messages/grammar.ts'
import type { DisplayStatus } from '#contract/standing/display-status.ts'

const { count } = grammarOf('en')

/** The messages of the embed, in English. */
export const messages = {
  map: (title: string) => `Map: ${title}`,
  list: 'List',
  fullMap: 'Open full map',
  /** After the number; "closed" is of another moment than the present. */
  counts: {
    closed: count({ one: 'closure', other: 'closures' }),
    'closed-now': count({ other: 'closed now' }),
    'advice-now': count({ other: 'to avoid' }),
    'zone-unknown': count({ other: 'in an unknown time zone' }),
    'closed-other-hours': count({ other: 'at other hours' }),
    'advice-other-hours': count({ other: 'to avoid at other hours' }),
    'upcoming-closure': count({ other: 'upcoming' }),
    'upcoming-advice': count({ other: 'to avoid later' }),
    notice: count({ one: 'notice', other: 'notices' }),
    'upcoming-notice': count({ one: 'upcoming notice', other: 'upcoming notices' }),
    expired: count({ other: 'expired' }),
  } satisfies Record<DisplayStatus | 'closed', (n: number) => string>,
  details: 'Details',
  blocked: 'The page around this map does not let it open windows. The address of the full map:',
}

export type EmbedMessages = typeof messages
