import { grammarOf } from '#contract/messages/grammar.ts'
import type { OfflineMessages } from './en.ts'

const { count } = grammarOf('it')

/** The messages of what the page says about the network and about itself, in Italian. */
export const messages: OfflineMessages = {
  line: {
    troubles: {
      offline: 'Nessuna rete.',
      slow: 'La rete è molto lenta.',
      portal: 'Questa rete risponde al posto del servizio: forse serve prima un accesso.',
      cut: 'La rete si interrompe.',
      failing: 'Il servizio è guasto.',
    },
    lacking: 'Di qui non è stato caricato nulla prima: con la rete arriva da sé.',
    partly: 'Oltre ciò che è su questo dispositivo non si sa nulla.',
    retry: 'Riprova',
  },
  age: {
    dataOf: (when: string) => `Dati di ${when}`,
    old: (when: string) => `Dati vecchi, di ${when}`,
    begun: count({ one: '# chiusura è iniziata', other: '# chiusure sono iniziate' }),
    ended: count({ one: '# è finita', other: '# sono finite' }),
    since: (what: string) => `da allora, secondo il calendario: ${what}`,
  },
  update: {
    ready: 'È pronta una nuova versione.',
    hikeGoes: 'L’escursione sulla mappa non resta: riaprila in seguito.',
    take: 'Aggiorna ora',
    later: 'Più tardi',
  },
}
