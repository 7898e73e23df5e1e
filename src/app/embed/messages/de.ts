import type { EmbedMessages } from './en.ts'

/** The messages of the embed, in German. */
export const messages: EmbedMessages = {
  map: (title) => `Karte: ${title}`,
  list: 'Liste',
  fullMap: 'Ganze Karte öffnen',
  nothing: 'Hier ist keine Sperrung erfasst',
  filtered: 'Nichts entspricht den Filtern',
  counts: {
    'closed-now': (n, isNow) => (isNow ? 'jetzt gesperrt' : n === 1 ? 'Sperrung' : 'Sperrungen'),
    'advice-now': () => 'bitte meiden',
    'zone-unknown': () => 'in unbekannter Zeitzone',
    'closed-other-hours': () => 'zu anderen Zeiten',
    'advice-other-hours': () => 'zu anderen Zeiten meiden',
    'upcoming-closure': () => 'bevorstehend',
    'upcoming-advice': () => 'später meiden',
    notice: (n) => (n === 1 ? 'Hinweis' : 'Hinweise'),
    'upcoming-notice': (n) => (n === 1 ? 'künftiger Hinweis' : 'künftige Hinweise'),
    expired: () => 'abgelaufen',
  },
  details: 'Mehr dazu',
  blocked: 'Die Seite um diese Karte lässt sie keine Fenster öffnen. Die Adresse der ganzen Karte:',
}
