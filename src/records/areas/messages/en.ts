import { grammarOf } from '#contract/messages/grammar.ts'

const { count, number } = grammarOf('en')

/** The messages about areas in lists and on the map, in English. */
export const messages = {
  families: {
    park: 'National park',
    reserve: 'Nature reserve',
    landscape: 'Landscape',
    rest: 'Wildlife rest zone',
    marine: 'Marine',
    other: 'Other',
  },
  fewer: 'Fewer',
  noneInView: 'No protected area recorded in this view',
  filtered: (q: string) => `Nothing named “${q}” matches the filters`,
  readOf: (read: number, all: number) => `${number(read)} of ${number(all)} areas of the service were read.`,
  placeOnly: 'known only as a place',
  count: count({ one: '# protected area', other: '# protected areas' }),
}

export type AreaMessages = typeof messages
