import { grammarOf } from '#contract/messages/grammar.ts'
import type { PrintMessages } from './en.ts'

const { count, number } = grammarOf('de')

/** The messages of printing what takes many pages, in German. */
export const messages: PrintMessages = {
  manyPages: count({ other: 'Das sind # Seiten Papier oder mehr: alles drucken, oder die CSV-Datei nehmen.' }),
  printAll: 'Alles drucken',
  doNotPrint: 'Nicht drucken',
  making: (made, all) => `Seiten werden gesetzt: ${number(made)} von ${number(all)} …`,
}
