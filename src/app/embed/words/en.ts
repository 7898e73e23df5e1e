import type { Look } from '#records/closures/looks.ts'

/** The words of the embed, in English; its shape is what the other languages must fill. */
export const en = {
  map: (title: string) => `Map: ${title}`,
  list: 'List',
  fullMap: 'Open full map',
  nothing: 'No closure recorded here',
  filtered: 'Nothing matches the filters',
  counts: {
    'in-force': (n: number, isNow: boolean): string => (isNow ? 'closed now' : n === 1 ? 'closure' : 'closures'),
    voluntary: () => 'to avoid',
    'other-hours': () => 'at other hours',
    upcoming: () => 'upcoming',
    notice: (n: number): string => (n === 1 ? 'notice' : 'notices'),
    expired: () => 'expired',
  } satisfies Record<Look, (n: number, isNow: boolean) => string>,
  details: 'Details',
  blocked: 'The page around this map does not let it open windows. The address of the full map:',
}

/** The words of one language. */
export type EmbedWords = typeof en
