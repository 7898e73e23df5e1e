import type { TimelineMessages } from './en.ts'

/** The messages of the timeline, in French. */
export const messages: TimelineMessages = {
  horizon: 'Durée affichée',
  horizons: { day: 'Jour', week: 'Semaine', month: 'Mois', year: 'Année' },
  earlier: 'Plus tôt',
  later: 'Plus tard',
  moment: 'Moment affiché',
  now: (time) => `Maintenant, ${time}`,
  inForce: (n, all) => `${all} dans la durée affichée, ${n} en vigueur`,
  forYou: (time) => `${time} pour vous`,
  closures: (span) => `Fermetures et avis, ${span}`,
  cut: 'Cette vue contient plus de fermetures qu’il n’en a été lu. Zoomez pour voir les autres.',
  empty: 'Rien d’enregistré dans cette vue pour cette période',
}
