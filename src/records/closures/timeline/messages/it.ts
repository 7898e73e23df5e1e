import type { TimelineMessages } from './en.ts'

/** The messages of the timeline, in Italian. */
export const messages: TimelineMessages = {
  horizon: 'Periodo mostrato',
  horizons: { day: 'Giorno', week: 'Settimana', month: 'Mese', year: 'Anno' },
  earlier: 'Indietro',
  later: 'Avanti',
  moment: 'Momento mostrato',
  now: (time) => `Adesso, ${time}`,
  inForce: (n, all) => `${all} nel periodo mostrato, ${n} in vigore`,
  forYou: (time) => `per questo dispositivo ${time}`,
  closures: (span) => `Chiusure e avvisi, ${span}`,
  cut: 'In questa vista ci sono più chiusure di quante ne siano state lette. Ingrandire la mappa per vedere le altre.',
  empty: 'Nulla di registrato in questa vista per questo periodo',
}
