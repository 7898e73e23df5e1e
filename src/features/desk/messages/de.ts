import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as filters } from '#core/filters/messages/de.ts'
import { messages as core } from '#core/i18n/messages/de.ts'
import { messages as card } from '#core/ui/card/messages/de.ts'
import type { DeskMessages } from './en.ts'

const { count, number } = grammarOf('de')

/** The messages of the rangers’ desk, in German. */
export const messages: DeskMessages = {
  gloves: 'Für Handschuhe',
  glovesHint: 'Alles, was man antippt, ist mindestens 56 px hoch',
  quick: 'Was ansteht',
  due: {
    'starts-today': 'Beginnt heute',
    'ends-today': 'Endet heute',
    'starts-week': 'Beginnt binnen 7 Tagen',
    'ends-week': 'Endet binnen 7 Tagen',
  },
  changed: 'Geändert seit gestern',
  asShown: 'Am gezeigten Tag, nach dem Kalender des jeweiligen Ortes',
  changedHint: (day) => `Aktualisiert am ${day} oder später (UTC)`,
  inView: 'Nur im Ausschnitt der Karte',
  search: 'Sperrung oder Gebiet suchen',
  shown: (shown, all) => `${number(shown)} von ${number(all)}`,
  readingFirst: 'Die Sperrungen werden gelesen …',
  stopped: (read, all) => `Das Lesen brach ab: ${number(read)} von ${number(all)} sind da.`,
  part: 'Nicht alle Sperrungen konnten gelesen werden: Es kann mehr geben.',
  stop: 'Nicht weiterlesen',
  readOn: 'Weiterlesen',
  withdrawn: count({
    one: '# Eintrag wurde seit gestern zurückgezogen.',
    other: '# Einträge wurden seit gestern zurückgezogen.',
  }),
  none: 'Nichts erfasst',
  columns: {
    name: card.texts.name,
    areas: 'Gebiet',
    status: core.filter.status,
    next: 'Nächste Änderung',
    starts: 'Beginn',
    ends: 'Ende',
    reason: core.records.reasonLabel,
    activities: 'Aktivitäten',
    source: filters.groups.source,
    updated: 'Stand',
  },
  sortBy: 'Sortieren nach',
  descending: 'Reihenfolge umkehren',
  details: (name) => `Einzelheiten: ${name}`,
  onMap: 'Auf der Karte zeigen',
  noChange: 'keine',
  openStart: 'nicht genannt',
  export: 'Mitnehmen',
  csv: 'CSV',
  geojson: 'GeoJSON',
  readingShapes: (share) => `Formen werden gelesen: ${number(Math.floor(share * 100))} %`,
  tableFailed: 'Die Tabelle konnte nicht erstellt werden. Versuchen Sie es noch einmal.',
  shapesFailed: 'Die Formen konnten nicht gelesen werden. Versuchen Sie es noch einmal.',
  print: 'Drucken',
  printed: (n, all) =>
    `Gedruckt sind die ersten ${number(n)} von ${number(all)}. Der Knopf „Drucken“ der Seite druckt alle.`,
  asOf: (when, zone) => `Stand ${when} (${zone})`,
}
