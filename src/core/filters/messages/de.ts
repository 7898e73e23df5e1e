import { messages as core } from '#core/i18n/messages/de.ts'
import type { FilterMessages } from './en.ts'

/** The messages of the filter panel and of what it has set, in German. */
export const messages: FilterMessages = {
  active: 'Gesetzte Filter',
  clearAll: 'Alle aufheben',
  remove: (what) => `Filter aufheben: ${what}`,
  done: (n) => `${n} zeigen`,
  groups: {
    status: core.filter.status,
    type: 'Typ',
    reason: core.records.reasonLabel,
    activity: core.filter.activity,
    source: core.sourceLabel,
    starts: 'Beginnt',
    ends: 'Endet',
    text: 'Text',
    category: 'Art des Gebiets',
    country: 'Land des Gebiets',
  },
  from: 'von',
  to: 'bis',
  startsFrom: (date) => `Beginnt ab ${date}`,
  startsTo: (date) => `Beginnt bis ${date}`,
  endsFrom: (date) => `Endet ab ${date}`,
  endsTo: (date) => `Endet bis ${date}`,
  quoted: (text) => `„${text}“`,
  textContains: 'Name oder Beschreibung enthält',
}
