import type { EmbedWords } from './en.ts'

/** The words of the embed, in German. */
export const de: EmbedWords = {
  map: (title) => `Karte: ${title}`,
  list: 'Liste',
  fullMap: 'Ganze Karte öffnen',
  nothing: 'Hier ist keine Sperrung erfasst',
  filtered: 'Nichts entspricht den Filtern',
  counts: {
    'in-force': (n, isNow) => (isNow ? 'jetzt gesperrt' : n === 1 ? 'Sperrung' : 'Sperrungen'),
    voluntary: () => 'bitte meiden',
    'other-hours': () => 'zu anderen Zeiten',
    upcoming: () => 'bevorstehend',
    notice: (n) => (n === 1 ? 'Hinweis' : 'Hinweise'),
    expired: () => 'abgelaufen',
  },
  details: 'Mehr dazu',
  blocked: 'Die Seite um diese Karte lässt sie keine Fenster öffnen. Die Adresse der ganzen Karte:',
}
