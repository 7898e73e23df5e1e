import { grammarOf } from '#contract/messages/grammar.ts'
import type { EmbedMessages } from './en.ts'

const { count } = grammarOf('it')

/** The messages of the embed, in Italian. */
export const messages: EmbedMessages = {
  map: (title) => `Mappa: ${title}`,
  list: 'Elenco',
  fullMap: 'Apri la mappa intera',
  counts: {
    closed: count({ one: 'chiusura', other: 'chiusure' }),
    'closed-now': count({ one: 'chiusura adesso', other: 'chiusure adesso' }),
    'advice-now': count({ other: 'da evitare' }),
    'zone-unknown': count({ other: 'con fuso orario sconosciuto' }),
    'closed-other-hours': count({ other: 'in altri orari' }),
    'advice-other-hours': count({ other: 'da evitare in altri orari' }),
    'upcoming-closure': count({ one: 'futura', other: 'future' }),
    'upcoming-advice': count({ other: 'da evitare in futuro' }),
    notice: count({ one: 'avviso', other: 'avvisi' }),
    'upcoming-notice': count({ one: 'avviso futuro', other: 'avvisi futuri' }),
    expired: count({ one: 'scaduta', other: 'scadute' }),
  },
  details: 'Dettagli',
  blocked: 'La pagina che contiene questa mappa non permette di aprire finestre. L’indirizzo della mappa intera:',
}
