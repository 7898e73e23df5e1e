import { NO_COUNTRY } from '#contract/ids.ts'
import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as shared } from '#contract/messages/it.ts'
import type { Messages } from './en.ts'

const { count, number } = grammarOf('it')

/** The messages of the whole app, in Italian. */
export const messages: Messages = {
  app: {
    menu: 'Menu',
    close: 'Chiudi',
    retry: 'Riprova',
    loading: 'Caricamento…',
    opensNewTab: 'apre una nuova scheda',
    partFailed: 'Caricamento non riuscito.',
    partGone: 'Il sito potrebbe essere stato aggiornato: ricaricare la pagina.',
    language: 'Lingua',
    demoNote: 'chiusure inventate',
  },
  filter: {
    search: 'Cerca area, chiusura, luogo',
    clearSearch: 'Cancella la ricerca',
    status: 'Stato',
    activity: 'Attività',
    kinds: { current: 'In corso', upcoming: 'Future', notice: 'Avvisi', expired: 'Scadute' },
    more: count({ other: 'ancora #' }),
    open: 'Filtri',
    openActive: count({ one: 'Filtri, # attivo', other: 'Filtri, # attivi' }),
  },
  when: {
    label: 'Quando',
    now: 'Adesso',
    days: { today: 'Oggi', tomorrow: 'Domani', weekend: 'Weekend', P7D: '7 giorni' },
    date: 'Data',
    chooseDate: 'Scegli una data',
    timeline: 'Cronologia',
    localTime: 'ora locale',
  },
  list: {
    label: 'Contenuto della vista',
    closures: 'Chiusure',
    areas: 'Aree',
    inView: count({ other: '# nella vista' }),
    found: count({ one: '# trovata', other: '# trovate' }),
    announceInView: (closures, areas) => `Nella vista: ${closures}. Aree: ${number(areas)}`,
    announceFound: (closures, areas) => `Risultati: ${closures}. Aree: ${number(areas)}`,
    atLeast: (count) => `≥ ${count}`,
    emptyClosures: 'Nessuna chiusura registrata in questa vista',
    emptyClosuresNote: 'Ciò non significa che tutto sia permesso: fa fede la segnaletica sul posto.',
    noneHere: 'Nessuna chiusura registrata qui',
    noneMatch: 'Nulla corrisponde ai filtri',
    noMatch: (q) => `Nessun risultato per «${q}»`,
    allHidden: 'In questa vista nulla corrisponde ai filtri',
    expiredReach: 'Le chiusure scadute risalgono fino a dodici mesi fa.',
    beyondLimit: (shown, all) =>
      `Elenco limitato a ${number(shown)} voci su ${number(all)}. Ingrandire la mappa per vedere le altre.`,
    order: (read, all) =>
      `La mappa ne contiene ${number(read)} su ${number(all)}, qui prima le più importanti: ingrandirla per vedere le altre.`,
    notLoaded: 'Non caricate per questa vista',
    loadedBefore: 'Ciò che segue era stato caricato in precedenza.',
    reading: (read, all) => `Lettura: ${number(read)} su ${number(all)}…`,
    unreadable: count({ one: '# voce non è leggibile.', other: '# voci non sono leggibili.' }),
    showMore: count({ one: 'Mostra # altra', other: 'Mostra altre #' }),
    withoutPlace: 'luogo sconosciuto',
    placeUnknown: (n) => (n === null ? 'Luogo sconosciuto' : `Luogo sconosciuto: ${number(n)}`),
    concern: {
      'off-paths': 'solo fuori dai sentieri',
      'off-leash': 'solo senza guinzaglio',
      no: 'non riguarda l’attività scelta',
    },
    concernOf: (activity, concern) => `${activity}: ${concern}`,
    category: (id) => `Categoria ${id}`,
    country: (id) => (id === NO_COUNTRY ? 'Senza Paese' : `Paese ${id}`),
    sheetSmaller: 'Riduci l’elenco',
    sheetLarger: 'Ingrandisci l’elenco',
  },
  /** What went wrong. */
  trouble: {
    unreachable: (what) => `Il servizio non è raggiungibile. ${what}`,
    refused: (status, what) => `Il servizio ha risposto con un errore (${status}). ${what}`,
    unreadable: (what) => `La risposta del servizio non è leggibile. ${what}`,
    kept: (when) => `Ultimo caricamento: ${when}.`,
    nothing: 'Per ora non è possibile mostrare nulla.',
    crashed: 'Si è verificato un errore in questa parte della pagina.',
    config: 'Le impostazioni di questo sito non sono state caricate.',
    basemapFailed: 'Lo sfondo della mappa non è stato caricato. Aree e chiusure sono visibili lo stesso.',
    shapesCut: (read, all) => `Per la mappa sono state lette solo ${number(read)} aree protette su ${number(all)}.`,
    tilesFailed: 'Alcune aree protette non sono state caricate. La mappa riprova da sola.',
  },
  map: {
    loading: 'Caricamento della mappa…',
    failed: 'Qui la mappa non può essere mostrata. L’elenco contiene tutto ciò che mostrerebbe.',
  },
  areas: {
    title: 'Aree protette',
    one: 'Area protetta',
  },
  closures: {
    title: 'Chiusure e avvisi',
    notLoaded: 'Caricamento non possibile',
    count: count({ one: '# chiusura o avviso', other: '# chiusure e avvisi' }),
  },
  isNew: 'Novità o modifica dopo l’ultima visita',
  sourceLabel: 'Fonte',
  titles: {
    ...shared.shortcuts,
    hike: 'Verifica escursione',
    packs: 'Regioni offline',
    licences: 'Licenze',
    share: 'Condividi',
  },
  themes: { light: 'Chiaro', dark: 'Scuro', sunlight: 'Pieno sole' },
  winds: { north: 'N', east: 'E', south: 'S', west: 'O' },
  ...shared,
}
