import { grammarOf } from '#contract/messages/grammar.ts'
import type { PlacelessMessages } from './en.ts'

const { count, number } = grammarOf('it')

/** The messages of closures that are nowhere, in Italian. */
export const messages: PlacelessMessages = {
  note: 'Per queste non è registrato né un contorno né un’area nota qui: possono trovarsi in questa vista o altrove.',
  hidden: count({
    one: '# di luogo sconosciuto non corrisponde ai filtri.',
    other: '# di luogo sconosciuto non corrispondono ai filtri.',
  }),
  notAll: (read, all) => `Luogo sconosciuto: lette ${number(read)} su ${number(all)}.`,
  notLoaded: 'Chiusure di luogo sconosciuto: caricamento non possibile',
}
