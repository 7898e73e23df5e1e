import { grammarOf } from '#contract/messages/grammar.ts'

const { count, number } = grammarOf('en')

/** The messages of printing what takes many pages, in English. */
export const messages = {
  manyPages: count({ other: 'That takes # pages of paper or more: print all, or take the CSV.' }),
  printAll: 'Print all',
  doNotPrint: 'Do not print',
  making: (made: number, all: number) => `Laying out: ${number(made)} of ${number(all)} …`,
}

export type PrintMessages = typeof messages
