import { grammarOf } from '#contract/messages/grammar.ts'
import type { PrintMessages } from './en.ts'

const { number } = grammarOf('fr')

/** The messages of printing what takes many pages, in French. */
export const messages: PrintMessages = {
  manyParts: (pages, parts) =>
    `Cela fait ${number(pages)} pages de papier ou plus, trop pour une seule impression : imprimez les ${number(parts)} parties une à une, ou prenez le fichier CSV.`,
  parts: 'Parties de la liste',
  printPart: ({ number: part, from, to }, isSent) =>
    `Imprimer la partie ${number(part)} : lignes ${number(from + 1)} à ${number(to)}${isSent ? ' (transmise à la fenêtre d’impression)' : ''}`,
  sentParts: (sent, all) => `Parties transmises à la fenêtre d’impression : ${number(sent)} sur ${number(all)}.`,
  partOf: ({ number: part, of, from, to, all }) =>
    `Partie ${number(part)} sur ${number(of)} : lignes ${number(from + 1)} à ${number(to)} sur ${number(all)}`,
  doNotPrint: 'Ne pas imprimer',
  done: 'Terminer',
  making: (made, all) => `Mise en page : ${number(made)} sur ${number(all)}…`,
}
