import { messages as core } from '#core/i18n/messages/it.ts'
import type { FilterMessages } from './en.ts'

/** The messages of the filter panel and of what it has set, in Italian. */
export const messages: FilterMessages = {
  active: 'Filtri attivi',
  clearAll: 'Rimuovi tutti',
  remove: (what) => `Rimuovi il filtro: ${what}`,
  done: (n) => `Mostra: ${n}`,
  groups: {
    status: core.filter.status,
    type: 'Tipo',
    reason: core.records.reasonLabel,
    activity: core.filter.activity,
    source: core.sourceLabel,
    starts: 'Inizio',
    ends: 'Fine',
    text: 'Testo',
    category: 'Categoria dell’area',
    country: 'Paese dell’area',
  },
  from: 'dal',
  to: 'al',
  startsFrom: (date) => `Inizio dal ${date}`,
  startsTo: (date) => `Inizio entro il ${date}`,
  endsFrom: (date) => `Fine dal ${date}`,
  endsTo: (date) => `Fine entro il ${date}`,
  quoted: (text) => `«${text}»`,
  textContains: 'Il nome o la descrizione contiene',
}
