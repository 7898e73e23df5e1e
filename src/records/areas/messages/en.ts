import { grammarOf } from '#contract/messages/grammar.ts'

const { number } = grammarOf('en')

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
  drawn: (drawn: number, all: number) =>
    `The map shows ${number(drawn)} of ${number(all)} areas here: the largest of each place. Zoom in for the others.`,
  readOf: (read: number, all: number) => `${number(read)} of ${number(all)} areas of the service were read.`,
  placeOnly: 'known only as a place',
}

export type AreaMessages = typeof messages
