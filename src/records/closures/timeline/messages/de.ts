import { grammarOf } from '#contract/messages/grammar.ts'
import type { TimelineMessages } from './en.ts'

const { number } = grammarOf('de')

/** The messages of the timeline, in German. */
export const messages: TimelineMessages = {
  horizon: 'Zeitspanne',
  horizons: { day: 'Tag', week: 'Woche', month: 'Monat', year: 'Jahr' },
  earlier: 'Früher',
  later: 'Später',
  moment: 'Gezeigter Zeitpunkt',
  now: (time) => `Jetzt, ${time}`,
  inForce: (n, all) => `${number(all)} im gezeigten Zeitraum, ${number(n)} in Kraft`,
  forYou: (time) => `bei Ihnen ${time}`,
  closures: (span) => `Sperrungen und Hinweise, ${span}`,
  cut: 'In diesem Ausschnitt gibt es mehr Sperrungen, als gelesen wurden. Für die übrigen näher heran.',
  empty: 'In diesem Ausschnitt ist für diese Zeit nichts erfasst',
}
