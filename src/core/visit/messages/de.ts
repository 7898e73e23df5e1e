import type { VisitMessages } from './en.ts'

/** The messages of what is new since the last visit, in German. */
export const messages: VisitMessages = {
  isNew: 'Neu oder geändert seit Ihrem letzten Besuch',
  isNewSince: (day) => `Neu oder geändert seit Ihrem letzten Besuch am ${day}`,
  changed: 'Geändert, seit Sie es zuletzt gelesen haben',
  before: (text) => `${text}, vorher`,
  now: (text) => `${text}, jetzt`,
  nothing: 'kein Text',
  texts: {
    name: 'Name',
    purpose: 'Zweck',
    description: 'Beschreibung',
    rules: 'Regeln',
    legal_basis: 'Rechtsgrundlage',
    contact: 'Kontakt',
  },
}
