import { grammarOf } from '#contract/messages/grammar.ts'
import type { PrintMessages } from './en.ts'

const { number } = grammarOf('it')

/** The messages of printing what takes many pages, in Italian. */
export const messages: PrintMessages = {
  manyParts: (pages, parts) =>
    `Sono ${number(pages)} pagine di carta o più, troppe per una sola stampa: stampare le ${number(parts)} parti una alla volta, oppure usare il file CSV.`,
  parts: 'Parti dell’elenco',
  printPart: ({ number: part, from, to }, isSent) =>
    `Stampa la parte ${number(part)}: righe da ${number(from + 1)} a ${number(to)}${isSent ? ' (inviata alla finestra di stampa)' : ''}`,
  sentParts: (sent, all) => `Parti inviate alla finestra di stampa: ${number(sent)} su ${number(all)}.`,
  partOf: ({ number: part, of, from, to, all }) =>
    `Parte ${number(part)} di ${number(of)}: righe da ${number(from + 1)} a ${number(to)} su ${number(all)}`,
  doNotPrint: 'Non stampare',
  done: 'Fine',
  making: (made, all) => `Impaginazione: ${number(made)} su ${number(all)}…`,
}
