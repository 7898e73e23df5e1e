import type { Messages } from './en.ts'

/** The words of the filters, in German. */
export const filter: Messages['filter'] = {
  search: 'Gebiet, Sperrung, Ort suchen',
  clearSearch: 'Suche leeren',
  status: 'Status',
  kinds: { current: 'Aktuell', upcoming: 'Künftig', notice: 'Hinweise', expired: 'Abgelaufen' },
  more: (n) => `${n} weitere`,
  open: 'Filter',
  openActive: (n) => `Filter, ${n} gesetzt`,
}

/** The words for the moment that is shown, in German. */
export const when: Messages['when'] = {
  label: 'Wann',
  now: 'Jetzt',
  days: { today: 'Heute', tomorrow: 'Morgen', weekend: 'Wochenende', P7D: '7 Tage' },
  date: 'Datum wählen',
  timeline: 'Zeitleiste',
  localTime: 'Ortszeit',
}
