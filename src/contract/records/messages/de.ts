import { grammarOf } from '../../messages/grammar.ts'
import type { RecordMessages } from './en.ts'

const { count } = grammarOf('de')

/** The phrases about records that the cards and what the service gives out share, in German. */
export const messages: RecordMessages = {
  valid: 'Gültig',
  concerns: 'Betrifft',
  where: 'Wo',
  legalBasis: 'Rechtsgrundlage',
  contact: 'Kontakt',
  updated: (date) => `Stand ${date}`,
  designation: 'Bezeichnung',
  iucn: (category) => `IUCN ${category}`,
  size: 'Größe',
  established: 'Ausgewiesen',
  website: 'Website',
  rules: 'Regeln',
  binding: 'verbindlich',
  advice: 'Empfehlung, nicht verbindlich',
  lawsWords: {
    entering: 'Betretungsverbot',
    leaving_paths: 'Wegegebot',
    dogs_off_leash: 'Leinenpflicht',
  },
  sourceKinds: { authority: 'Behörde', platform: 'Plattform', open_data: 'offene Daten' },
  counts: {
    otherHours: count({ one: '# Sperrung, gilt gerade nicht', other: '# Sperrungen, gelten gerade nicht' }),
    upcoming: count({ one: '# künftige Sperrung', other: '# künftige Sperrungen' }),
    notices: count({ one: '# Hinweis', other: '# Hinweise' }),
  },
  accessibilityStatement: 'Erklärung zur Barrierefreiheit',
  mapTitle: (site) => `${site}: Karte der Sperrungen und Schutzgebiete`,
}
