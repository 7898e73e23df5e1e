import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as filters } from '#core/filters/messages/en.ts'
import { messages as core } from '#core/i18n/messages/en.ts'
import { messages as card } from '#core/ui/card/messages/en.ts'

const { count, number } = grammarOf('en')

/** The messages of the rangers’ desk, in English. */
export const messages = {
  quick: 'What is due',
  gloves: 'For gloves',
  glovesHint: 'All that is tapped is at least 56 px high',
  due: {
    'starts-today': 'Starts today',
    'ends-today': 'Ends today',
    'starts-week': 'Starts within 7 days',
    'ends-week': 'Ends within 7 days',
  },
  changed: 'Changed since yesterday',
  asShown: 'On the day that is shown, by the calendar of each place',
  changedHint: (day: string) => `Updated on ${day} or later (UTC)`,
  inView: 'Only in the view of the map',
  search: 'Search closure or area',
  shown: (shown: number, all: number) => `${number(shown)} of ${number(all)}`,
  readingFirst: 'Reading the closures …',
  stopped: (read: number, all: number) => `Reading stopped: ${number(read)} of ${number(all)} are here.`,
  /** Of some areas, or on the device. */
  part: 'Not all closures could be read: there may be more.',
  stop: 'Stop reading',
  readOn: 'Read on',
  withdrawn: count({
    one: '# record was withdrawn since yesterday.',
    other: '# records were withdrawn since yesterday.',
  }),
  none: 'Nothing recorded',
  columns: {
    name: card.texts.name,
    areas: 'Area',
    status: core.filter.status,
    next: 'Next change',
    starts: 'Starts',
    ends: filters.groups.ends,
    reason: core.records.reasonLabel,
    activities: 'Activities',
    source: filters.groups.source,
    updated: 'Updated',
  },
  sortBy: 'Sort by',
  descending: 'Reverse the order',
  details: (name: string) => `Details: ${name}`,
  onMap: 'Show on the map',
  noChange: 'none',
  openStart: 'not stated',
  export: 'Take along',
  csv: 'CSV',
  geojson: 'GeoJSON',
  readingShapes: (share: number) => `Reading shapes: ${number(Math.floor(share * 100))} %`,
  tableFailed: 'The table could not be made. Try again.',
  shapesFailed: 'The shapes could not be read. Try again.',
  print: 'Print',
  printed: (n: number, all: number) =>
    `Printed are the first ${number(n)} of ${number(all)}. The button “Print” of the page prints all.`,
  asOf: (when: string, zone: string) => `As of ${when} (${zone})`,
}

export type DeskMessages = typeof messages
