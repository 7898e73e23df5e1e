import { messages as core } from '#core/i18n/messages/en.ts'

/** The messages of the filter panel and of what it has set, in English. */
export const messages = {
  active: 'Filters in use',
  clearAll: 'Clear all',
  remove: (what: string) => `Remove filter: ${what}`,
  done: (n: string) => `Show ${n}`,
  groups: {
    status: core.filter.status,
    type: 'Type',
    reason: core.records.reasonLabel,
    activity: core.filter.activity,
    source: core.sourceLabel,
    starts: 'Begins',
    ends: 'Ends',
    text: 'Text',
    category: 'Kind of area',
    country: 'Country of the area',
  },
  from: 'from',
  to: 'to',
  startsFrom: (date: string) => `Begins from ${date}`,
  startsTo: (date: string) => `Begins to ${date}`,
  endsFrom: (date: string) => `Ends from ${date}`,
  endsTo: (date: string) => `Ends to ${date}`,
  quoted: (text: string) => `“${text}”`,
  textContains: 'Name or description contains',
}

export type FilterMessages = typeof messages
