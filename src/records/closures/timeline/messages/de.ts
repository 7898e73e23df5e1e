import type { TimelineMessages } from './en.ts'

/** The messages of the timeline, in German. */
export const messages: TimelineMessages = {
  horizon: 'Zeitspanne',
  horizons: { day: 'Tag', week: 'Woche', month: 'Monat', year: 'Jahr' },
  earlier: 'Früher',
  later: 'Später',
  moment: 'Gezeigter Zeitpunkt',
  now: (time) => `Jetzt, ${time}`,
  inForce: (n, all) => `${all} im gezeigten Zeitraum, ${n} in Kraft`,
  forYou: (time) => `bei Ihnen ${time}`,
  closures: (span) => `Sperrungen und Hinweise, ${span}`,
  cut: 'In diesem Ausschnitt gibt es mehr Sperrungen, als gelesen wurden. Die übrigen erscheinen beim Hineinzoomen.',
  empty: 'In diesem Ausschnitt ist für diese Zeit nichts erfasst',
}
