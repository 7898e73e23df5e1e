import type { Messages } from './en.ts'

/** The words of the filters, in German. */
export const filter: Messages['filter'] = {
  search: 'Gebiet, Sperrung, Ort suchen',
  clearSearch: 'Suche leeren',
  status: 'Status',
  kinds: { current: 'Aktuell', upcoming: 'Künftig', notice: 'Hinweise', expired: 'Abgelaufen' },
  category: 'Art des Gebiets',
  more: (n) => `${n} weitere`,
  fewer: 'Weniger',
  open: 'Filter',
  openActive: (n) => `Filter, ${n} gesetzt`,
}

/** The words for the moment that is shown, in German. */
export const when: Messages['when'] = {
  label: 'Wann',
  now: 'Jetzt',
  days: { today: 'Heute', tomorrow: 'Morgen', weekend: 'Wochenende' },
  date: 'Datum wählen',
  timeline: 'Zeitleiste',
  localTime: 'Ortszeit',
}
