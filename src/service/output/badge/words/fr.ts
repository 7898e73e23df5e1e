import type { BadgeWords } from './words.ts'

const closures = (n: number, written: string) => (n === 1 ? '1 fermeture' : `${written} fermetures`)

export const fr: BadgeWords = {
  now: (n, written) => `${closures(n, written)} en ce moment`,
  otherHours: (n, written) => `${closures(n, written)}, pas en vigueur en ce moment`,
  current: (_, written) => `${written} fermetures en cours`,
  upcoming: (n, written) => (n === 1 ? '1 fermeture à venir' : `${written} fermetures à venir`),
  notices: (n, written) => (n === 1 ? '1 avis' : `${written} avis`),
  alsoUpcoming: (_, written) => `${written} à venir`,
  pastClosures: (n, written) => `${closures(n, written)}, ${n === 1 ? 'terminée' : 'toutes terminées'}`,
  pastNotices: (n, written) => (n === 1 ? '1 avis, expiré' : `${written} avis, tous expirés`),
  none: 'Aucune fermeture enregistrée',
  demo: 'Données de démo',
  toMap: 'ouvre la carte dans une nouvelle fenêtre',
  times: (zone) => `heures de ${zone}`,
  missing: 'Entrée introuvable',
  wrongAddress: 'L’adresse est incorrecte',

  closedNow: 'Fermé en ce moment',
  avoid: 'À éviter',
  notice: 'Avis',
  expired: 'Expiré',
  notInForce: 'Pas en vigueur en ce moment',
  closes: (when) => `Fermé dès ${when}`,
  avoidFrom: (when) => `À éviter dès ${when}`,
  from: (when) => `dès ${when}`,
  until: (time) => `jusqu’à ${time}`,
  untilDay: (day) => `jusqu’au ${day}`,
  untilMidnight: 'jusqu’à minuit',
  untilFurtherNotice: 'jusqu’à nouvel ordre',
  again: (when) => `de nouveau dès ${when}`,
  closedAgain: (when) => `de nouveau fermé dès ${when}`,
  avoidAgain: (when) => `à éviter de nouveau dès ${when}`,
  appliesAgain: (when) => `de nouveau en vigueur dès ${when}`,
  today: (time) => `aujourd’hui, ${time}`,
  tomorrow: (time) => `demain, ${time}`,
}
