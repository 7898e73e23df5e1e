import { grammarOf } from '#contract/messages/grammar.ts'
import type { EmbedMessages } from './en.ts'

const { count } = grammarOf('de')

/** The messages of the embed, in German. */
export const messages: EmbedMessages = {
  map: (title) => `Karte: ${title}`,
  list: 'Liste',
  fullMap: 'Ganze Karte öffnen',
  counts: {
    closed: count({ one: 'Sperrung', other: 'Sperrungen' }),
    'closed-now': count({ other: 'jetzt gesperrt' }),
    'advice-now': count({ other: 'bitte meiden' }),
    'zone-unknown': count({ other: 'in unbekannter Zeitzone' }),
    'closed-other-hours': count({ other: 'zu anderen Zeiten' }),
    'advice-other-hours': count({ other: 'zu anderen Zeiten meiden' }),
    'upcoming-closure': count({ other: 'künftig' }),
    'upcoming-advice': count({ other: 'später meiden' }),
    notice: count({ one: 'Hinweis', other: 'Hinweise' }),
    'upcoming-notice': count({ one: 'künftiger Hinweis', other: 'künftige Hinweise' }),
    expired: count({ other: 'abgelaufen' }),
  },
  details: 'Mehr dazu',
  blocked: 'Die Seite um diese Karte lässt sie keine Fenster öffnen. Die Adresse der ganzen Karte:',
}
