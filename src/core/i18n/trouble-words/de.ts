import type { TroubleWords } from './en.ts'

/** What is said of what went wrong, in German. */
export const de: TroubleWords = {
  unreachable: (what) => `Der Dienst ist nicht erreichbar. ${what}`,
  refused: (status, what) => `Der Dienst meldet einen Fehler (${status}). ${what}`,
  unreadable: (what) => `Die Antwort des Dienstes ist nicht lesbar. ${what}`,
  kept: (when) => `Zu sehen ist der Stand von ${when}.`,
  nothing: 'Noch kann nichts gezeigt werden.',
  crashed: 'In diesem Teil der Seite ist etwas schiefgegangen.',
  config: 'Die Einstellungen dieser Seite konnten nicht geladen werden.',
  basemapFailed: 'Die Hintergrundkarte ließ sich nicht laden. Gebiete und Sperrungen sind trotzdem zu sehen.',
  shapesCut: (read, all) => `Nur ${read} von ${all} Schutzgebieten wurden für die Karte gelesen.`,
  tilesFailed: 'Einige Schutzgebiete ließen sich nicht laden. Die Karte versucht es von selbst erneut.',
}
