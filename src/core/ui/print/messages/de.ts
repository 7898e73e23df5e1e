import { grammarOf } from '#contract/messages/grammar.ts'
import type { PrintMessages } from './en.ts'

const { number } = grammarOf('de')

/** The messages of printing what takes many pages, in German. */
export const messages: PrintMessages = {
  manyParts: (pages, parts) =>
    `Das sind ${number(pages)} Seiten Papier oder mehr, zu viele auf einmal: die ${number(parts)} Teile einzeln drucken oder die CSV-Datei nehmen.`,
  parts: 'Teile der Liste',
  printPart: ({ number: part, from, to }, isSent) =>
    `Teil ${number(part)} drucken: Zeilen ${number(from + 1)} bis ${number(to)}${isSent ? ' (an den Druckdialog übergeben)' : ''}`,
  sentParts: (sent, all) => `${number(sent)} von ${number(all)} Teilen an den Druckdialog übergeben.`,
  partOf: ({ number: part, of, from, to, all }) =>
    `Teil ${number(part)} von ${number(of)}: Zeilen ${number(from + 1)} bis ${number(to)} von ${number(all)}`,
  doNotPrint: 'Nicht drucken',
  done: 'Beenden',
  making: (made, all) => `Seiten werden gesetzt: ${number(made)} von ${number(all)} …`,
}
