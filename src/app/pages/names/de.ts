import type { PageNames } from './en.ts'

/** The names of the pages beside the map, in German. */
export const de: PageNames = {
  label: 'Seiten',
  toMap: 'Zur Karte',
  desk: 'Ranger-Tisch',
  data: 'Daten',
  licences: 'Lizenzen',
  guides: 'Anleitungen',
}
