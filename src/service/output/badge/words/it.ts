import type { BadgeWords } from './words.ts'

const closures = (n: number, written: string) => (n === 1 ? '1 chiusura' : `${written} chiusure`)

export const it: BadgeWords = {
  now: (n, written) => `${closures(n, written)} adesso`,
  otherHours: (n, written) => `${closures(n, written)}, ora non in vigore`,
  current: (_, written) => `${written} chiusure in corso`,
  upcoming: (n, written) => (n === 1 ? '1 chiusura futura' : `${written} chiusure future`),
  notices: (n, written) => (n === 1 ? '1 avviso' : `${written} avvisi`),
  alsoUpcoming: (n, written) => (n === 1 ? '1 futura' : `${written} future`),
  pastClosures: (n, written) => `${closures(n, written)}, ${n === 1 ? 'terminata' : 'tutte terminate'}`,
  pastNotices: (n, written) => (n === 1 ? '1 avviso, scaduto' : `${written} avvisi, tutti scaduti`),
  none: 'Nessuna chiusura registrata',
  demo: 'Dati demo',
  toMap: 'apre la mappa in una nuova finestra',
  times: (zone) => `orari di ${zone}`,
  missing: 'Voce non trovata',
  wrongAddress: 'L’indirizzo è errato',

  closedNow: 'Chiuso adesso',
  avoid: 'Si prega di evitare',
  notice: 'Avviso',
  expired: 'Scaduto',
  notInForce: 'Ora non in vigore',
  closes: (when) => `Chiuso da: ${when}`,
  avoidFrom: (when) => `Da evitare da: ${when}`,
  from: (when) => `da: ${when}`,
  until: (time) => `fino alle ${time}`,
  untilDay: (day) => `fino al ${day}`,
  untilMidnight: 'fino a mezzanotte',
  untilFurtherNotice: 'fino a nuovo avviso',
  again: (when) => `di nuovo: ${when}`,
  closedAgain: (when) => `di nuovo chiuso: ${when}`,
  avoidAgain: (when) => `di nuovo da evitare: ${when}`,
  appliesAgain: (when) => `di nuovo in vigore: ${when}`,
  today: (time) => `oggi, ${time}`,
  tomorrow: (time) => `domani, ${time}`,
}
