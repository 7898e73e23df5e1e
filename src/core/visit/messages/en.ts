import type { TextName } from '../reading.ts'

/** The messages of what is new since the last visit, in English. */
export const messages = {
  isNew: 'New or changed since your last visit',
  isNewSince: (day: string) => `New or changed since your last visit, ${day}`,
  changed: 'Changed since you last read it',
  before: (text: string) => `${text}, before`,
  now: (text: string) => `${text}, now`,
  nothing: 'no text',
  texts: {
    name: 'Name',
    purpose: 'Purpose',
    description: 'Description',
    rules: 'Rules',
    legal_basis: 'Legal basis',
    contact: 'Contact',
  } satisfies Record<TextName, string>,
}

export type VisitMessages = typeof messages
