import { article } from '#contract/messages/italian.ts'
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
  startsFrom: (date) => `Inizio ${article('dal', date)}`,
  startsTo: (date) => `Inizio entro ${article('il', date)}`,
  endsFrom: (date) => `Fine ${article('dal', date)}`,
  endsTo: (date) => `Fine entro ${article('il', date)}`,
  quoted: (text) => `«${text}»`,
  textContains: 'Il nome o la descrizione contiene',
}
