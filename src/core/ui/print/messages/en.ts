import { grammarOf } from '#contract/messages/grammar.ts'
import type { Part } from '../parts.ts'

const { number } = grammarOf('en')

/** The messages of printing what takes many pages, in English. */
export const messages = {
  manyParts: (pages: number, parts: number) =>
    `That takes ${number(pages)} pages of paper or more, too many for one go: print its ${number(parts)} parts one by one, or take the CSV.`,
  parts: 'Parts of the list',
  printPart: ({ number: part, from, to }: Part, isSent: boolean) =>
    `Print part ${number(part)}: rows ${number(from + 1)} to ${number(to)}${isSent ? ' (handed to the print dialog)' : ''}`,
  sentParts: (sent: number, all: number) => `${number(sent)} of ${number(all)} parts handed to the print dialog.`,
  partOf: ({ number: part, of, from, to, all }: Part) =>
    `Part ${number(part)} of ${number(of)}: rows ${number(from + 1)} to ${number(to)} of ${number(all)}`,
  doNotPrint: 'Do not print',
  done: 'Done',
  making: (made: number, all: number) => `Laying out: ${number(made)} of ${number(all)} …`,
}

export type PrintMessages = typeof messages
