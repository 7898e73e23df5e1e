import { grammarOf } from '#contract/messages/grammar.ts'
import type { TextMessages } from './en.ts'

const { count } = grammarOf('it')

/** Every phrase that the text pages alone say, in Italian. */
export const messages: TextMessages = {
  title: 'Chiusure, raccomandazioni e avvisi',
  toMap: 'Vedi sulla mappa',
  toList: 'Tutte le chiusure e tutti gli avvisi',
  placeTimes: 'Gli orari sono quelli di ciascun luogo.',
  shownFor: (moment) => `Situazione per: ${moment}.`,
  found: count({ one: '# risultato', other: '# risultati' }),
  noneFound: 'Nessuna chiusura e nessun avviso registrato corrisponde alla ricerca.',
  noPermission: 'L’assenza di chiusure registrate non è un permesso: fa fede la segnaletica sul posto.',
  form: {
    label: 'Cerca per nome, giorno e attività',
    text: 'Nome o testo',
    activity: 'Attività prevista',
    allActivities: 'Qualsiasi',
    day: 'In quale giorno',
    dayHint: 'Senza data: adesso.',
    language: 'In quale lingua',
    show: 'Mostra',
  },
  narrowed: (filters) => `Solo: ${filters}.`,
  showAll: 'Mostra tutto senza filtri',
  notUnderstood: (names) => `Tralasciato perché non comprensibile: ${names}.`,
  areasFound: 'Aree protette con questo nome',
  placesFound: 'Luoghi con questo nome',
  count: (first, last, all) => `da ${first} a ${last} di ${all}`,
  pages: 'Altre pagine di questo elenco',
  next: 'Pagina successiva',
  previous: 'Pagina precedente',
  withdrawn: (day) => `Voce ritirata il giorno ${day}.`,
  atSource: 'Altre informazioni presso la fonte',
}
