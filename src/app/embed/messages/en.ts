import type { DisplayStatus } from '#contract/standing/display-status.ts'

/** The messages of the embed, in English. */
export const messages = {
  map: (title: string) => `Map: ${title}`,
  list: 'List',
  fullMap: 'Open full map',
  nothing: 'No closure recorded here',
  filtered: 'Nothing matches the filters',
  counts: {
    'closed-now': (n: number, isNow: boolean): string => (isNow ? 'closed now' : n === 1 ? 'closure' : 'closures'),
    'advice-now': () => 'to avoid',
    'zone-unknown': () => 'in an unknown time zone',
    'closed-other-hours': () => 'at other hours',
    'advice-other-hours': () => 'to avoid at other hours',
    'upcoming-closure': () => 'upcoming',
    'upcoming-advice': () => 'to avoid later',
    notice: (n: number): string => (n === 1 ? 'notice' : 'notices'),
    'upcoming-notice': (n: number): string => (n === 1 ? 'upcoming notice' : 'upcoming notices'),
    expired: () => 'expired',
  } satisfies Record<DisplayStatus, (n: number, isNow: boolean) => string>,
  details: 'Details',
  blocked: 'The page around this map does not let it open windows. The address of the full map:',
}

export type EmbedMessages = typeof messages
