import { grammarOf } from '#contract/messages/grammar.ts'
import type { TextMessages } from './en.ts'

const { count } = grammarOf('de')

/** Every phrase that the text pages alone say, in German. */
export const messages: TextMessages = {
  title: 'Sperrungen, Empfehlungen und Hinweise',
  toMap: 'Auf der Karte ansehen',
  toList: 'Alle Sperrungen und Hinweise',
  placeTimes: 'Zeiten sind die des jeweiligen Ortes.',
  shownFor: (moment) => `Gezeigt für ${moment}.`,
  found: count({ other: '# Treffer' }),
  noneFound: 'Dazu ist keine Sperrung und kein Hinweis erfasst.',
  noPermission: 'Wo keine Sperrung erfasst ist, ist das keine Erlaubnis: Es gelten die Schilder vor Ort.',
  form: {
    label: 'Nach Name, Tag und Aktivität suchen',
    text: 'Name oder Text',
    activity: 'Was Sie vorhaben',
    allActivities: 'Alles',
    day: 'An welchem Tag',
    dayHint: 'Ohne Tag: jetzt.',
    language: 'In welcher Sprache',
    show: 'Anzeigen',
  },
  narrowed: (filters) => `Nur: ${filters}.`,
  showAll: 'Alle ohne Filter zeigen',
  notUnderstood: (names) => `Weggelassen, weil nicht verständlich: ${names}.`,
  areasFound: 'Schutzgebiete mit diesem Namen',
  placesFound: 'Orte mit diesem Namen',
  count: (first, last, all) => `${first} bis ${last} von ${all}`,
  pages: 'Weitere Seiten dieser Liste',
  next: 'Nächste Seite',
  previous: 'Vorige Seite',
  withdrawn: (day) => `Zurückgezogen am ${day}.`,
  atSource: 'Mehr bei der Quelle',
}
