import type { TimelineMessages } from './en.ts'

/** The messages of the timeline, in German. */
export const messages: TimelineMessages = {
  title: 'Zeitleiste',
  horizon: 'Zeitspanne',
  horizons: { day: 'Tag', week: 'Woche', month: 'Monat', year: 'Jahr' },
  earlier: 'Früher',
  later: 'Später',
  moment: 'Gezeigter Zeitpunkt',
  now: (time) => `Jetzt, ${time}`,
  inForce: (n, all) => `${n} von ${all} in Kraft`,
  forYou: (time) => `bei Ihnen ${time}`,
  closures: (span) => `Sperrungen und Hinweise, ${span}`,
  span: (first, last) => `${first} bis ${last}`,
  cut: 'In diesem Ausschnitt gibt es mehr Sperrungen, als gelesen wurden. Für die übrigen näher heran.',
  empty: 'In diesem Ausschnitt ist für diese Zeit nichts erfasst',
  emptyNote: 'Das heißt nicht, dass alles erlaubt ist: Es gelten die Schilder vor Ort.',
}
