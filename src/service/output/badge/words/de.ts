import type { BadgeWords } from './words.ts'

const closures = (n: number, written: string) => (n === 1 ? '1 Sperrung' : `${written} Sperrungen`)

export const de: BadgeWords = {
  now: (n, written) => `Jetzt ${closures(n, written)}`,
  otherHours: (n, written) => `${closures(n, written)}, ${n === 1 ? 'gilt' : 'gelten'} gerade nicht`,
  current: (_, written) => `${written} laufende Sperrungen`,
  upcoming: (n, written) => (n === 1 ? '1 künftige Sperrung' : `${written} künftige Sperrungen`),
  notices: (n, written) => (n === 1 ? '1 Hinweis' : `${written} Hinweise`),
  alsoUpcoming: (_, written) => `${written} künftig`,
  pastClosures: (n, written) => `${closures(n, written)}, ${n === 1 ? 'abgelaufen' : 'alle abgelaufen'}`,
  pastNotices: (n, written) => (n === 1 ? '1 Hinweis, abgelaufen' : `${written} Hinweise, alle abgelaufen`),
  none: 'Keine Sperrung erfasst',
  demo: 'Demodaten',
  toMap: 'öffnet die Karte in einem neuen Fenster',
  times: (zone) => `Zeiten in ${zone}`,
  missing: 'Eintrag nicht gefunden',
  wrongAddress: 'Die Adresse stimmt nicht',

  closedNow: 'Jetzt gesperrt',
  avoid: 'Bitte meiden',
  notice: 'Hinweis',
  expired: 'Abgelaufen',
  notInForce: 'Gilt gerade nicht',
  closes: (when) => `Gesperrt ab ${when}`,
  avoidFrom: (when) => `Bitte meiden ab ${when}`,
  from: (when) => `ab ${when}`,
  until: (time) => `bis ${time}`,
  untilDay: (day) => `bis ${day}`,
  untilMidnight: 'bis Mitternacht',
  untilFurtherNotice: 'bis auf Weiteres',
  again: (when) => `wieder ab ${when}`,
  closedAgain: (when) => `wieder gesperrt ab ${when}`,
  avoidAgain: (when) => `bitte wieder meiden ab ${when}`,
  appliesAgain: (when) => `gilt wieder ab ${when}`,
  today: (time) => `heute, ${time}`,
  tomorrow: (time) => `morgen, ${time}`,
}
