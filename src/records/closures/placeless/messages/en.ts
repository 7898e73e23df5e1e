import { grammarOf } from '#contract/messages/grammar.ts'

const { count, number } = grammarOf('en')

/** The messages of closures that are nowhere, in English. */
export const messages = {
  note: 'Neither a shape nor an area known here is recorded for them: they may lie in this view or elsewhere.',
  hidden: count({
    one: '# whose place is unknown does not match the filters.',
    other: '# whose place is unknown do not match the filters.',
  }),
  notAll: (read: number, all: number) => `Place unknown: ${number(read)} of ${number(all)} were read.`,
  notLoaded: 'Closures whose place is unknown: not loaded',
}

export type PlacelessMessages = typeof messages
