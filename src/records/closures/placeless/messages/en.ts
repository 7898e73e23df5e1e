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
  mayApply: count({
    one: '# closure whose place is unknown may apply too',
    other: '# closures whose place is unknown may apply too',
  }),
  notOnPage: count({
    one: '# closure or notice whose place is unknown is not on this page.',
    other: '# closures and notices whose place is unknown are not on this page.',
  }),
  atTheEnd: count({
    one: 'At the end of the list is # closure or notice whose place is unknown.',
    other: 'At the end of the list are # closures and notices whose place is unknown.',
  }),
  notInBox: count({
    one: '# whose place is unknown is in no box, so this feed does not have it.',
    other: '# whose place is unknown are in no box, so this feed does not have them.',
  }),
  inAnywhere: (anywhere: string) => `“${anywhere}” does.`,
}

export type PlacelessMessages = typeof messages
