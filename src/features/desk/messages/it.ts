import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as filters } from '#core/filters/messages/it.ts'
import { messages as core } from '#core/i18n/messages/it.ts'
import { messages as card } from '#core/ui/card/messages/it.ts'
import type { DeskMessages } from './en.ts'

const { count, number } = grammarOf('it')

/** The messages of the rangers’ desk, in Italian. */
export const messages: DeskMessages = {
  quick: 'Scadenze',
  gloves: 'Per guanti',
  glovesHint: 'Tutto ciò che si tocca è alto almeno 56 px',
  due: {
    'starts-today': 'Inizio oggi',
    'ends-today': 'Fine oggi',
    'starts-week': 'Inizio entro 7 giorni',
    'ends-week': 'Fine entro 7 giorni',
  },
  changed: 'Modificate da ieri',
  asShown: 'Nel giorno mostrato, secondo il calendario di ogni luogo',
  changedHint: (day) => `Aggiornate dal giorno ${day} (UTC)`,
  inView: 'Solo nella vista della mappa',
  search: 'Cerca chiusura o area',
  shown: (shown, all) => `${number(shown)} su ${number(all)}`,
  readingFirst: 'Lettura delle chiusure…',
  stopped: (read, all) => `Lettura interrotta: ${number(read)} su ${number(all)} presenti.`,
  part: 'Non è stato possibile leggere tutte le chiusure: possono essercene altre.',
  stop: 'Ferma la lettura',
  readOn: 'Continua la lettura',
  withdrawn: count({
    one: '# voce ritirata da ieri.',
    other: '# voci ritirate da ieri.',
  }),
  none: 'Nulla di registrato',
  columns: {
    name: card.texts.name,
    areas: 'Area',
    status: core.filter.status,
    next: 'Prossimo cambio',
    starts: 'Inizio',
    ends: filters.groups.ends,
    reason: core.records.reasonLabel,
    activities: 'Attività',
    source: filters.groups.source,
    updated: 'Ultima modifica',
  },
  sortBy: 'Ordina per',
  descending: 'Inverti l’ordine',
  details: (name) => `Dettagli: ${name}`,
  onMap: 'Mostra sulla mappa',
  noChange: 'nessuno',
  openStart: 'non fissato',
  export: 'Esporta',
  csv: 'CSV',
  geojson: 'GeoJSON',
  readingShapes: (share) => `Lettura dei contorni: ${number(Math.floor(share * 100))}%`,
  tableFailed: 'La tabella non è stata creata. Riprovare.',
  shapesFailed: 'I contorni non sono stati letti. Riprovare.',
  print: 'Stampa',
  printed: (n, all) =>
    `Sono stampate le prime ${number(n)} su ${number(all)}. Il pulsante «Stampa» della pagina stampa tutto.`,
  asOf: (when, zone) => `Situazione: ${when} (${zone})`,
}
