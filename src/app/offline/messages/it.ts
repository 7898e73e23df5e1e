import { grammarOf } from '#contract/messages/grammar.ts'
import type { OfflineMessages } from './en.ts'

const { count } = grammarOf('it')

/** The messages of what the page says about the network and about itself, in Italian. */
export const messages: OfflineMessages = {
  line: {
    troubles: {
      offline: 'Nessuna rete.',
      slow: 'La rete è molto lenta.',
      portal: 'Questa rete risponde al posto del servizio: forse occorre prima accedervi.',
      cut: 'La rete si interrompe.',
      failing: 'Il servizio non funziona.',
      busy: 'Troppe richieste in una volta: tra circa un minuto si riprende da sé.',
    },
    lacking: 'Di questo luogo non era stato caricato nulla: con la rete arriva da sé.',
    partly: 'Oltre a ciò che è su questo dispositivo non si sa nulla.',
    retry: 'Riprova',
  },
  age: {
    dataOf: (when: string) => `Dati: ${when}`,
    old: (when: string) => `Dati vecchi: ${when}`,
    begun: count({ one: '# chiusura è iniziata', other: '# chiusure sono iniziate' }),
    ended: count({ one: '# è finita', other: '# sono finite' }),
    since: (what: string) => `da allora, secondo il calendario: ${what}`,
  },
  update: {
    ready: 'È pronta una nuova versione.',
    hikeGoes: 'L’escursione sulla mappa non resta: riaprirla in seguito.',
    take: 'Aggiorna ora',
    later: 'Più tardi',
  },
}
