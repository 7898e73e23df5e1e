import { messages as core } from '#core/i18n/messages/fr.ts'
import type { FilterMessages } from './en.ts'

/** The messages of the filter panel and of what it has set, in French. */
export const messages: FilterMessages = {
  active: 'Filtres actifs',
  clearAll: 'Tout effacer',
  remove: (what) => `Retirer le filtre : ${what}`,
  done: (n) => `Afficher : ${n}`,
  groups: {
    status: core.filter.status,
    type: 'Type',
    reason: core.records.reasonLabel,
    activity: core.filter.activity,
    source: core.sourceLabel,
    starts: 'Début',
    ends: 'Fin',
    text: 'Texte',
    category: 'Catégorie de l’aire',
    country: 'Pays de l’aire',
  },
  from: 'du',
  to: 'au',
  startsFrom: (date) => `Début à partir du ${date}`,
  startsTo: (date) => `Début jusqu’au ${date}`,
  endsFrom: (date) => `Fin à partir du ${date}`,
  endsTo: (date) => `Fin jusqu’au ${date}`,
  quoted: (text) => `« ${text} »`,
  textContains: 'Le nom ou la description contient',
}
