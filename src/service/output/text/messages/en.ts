import { grammarOf } from '#contract/messages/grammar.ts'

const { count } = grammarOf('en')

/** Every phrase that the text pages alone say, in English. Never "open": what is not recorded is not open. */
export const messages = {
  /** What the pages are called among others. */
  title: 'Closures, advice and notices',
  toMap: 'See this on the map',
  toList: 'All closures and notices',
  /** Where all times are told by the clocks of each place. */
  placeTimes: 'Times are those of each place.',
  /** The moment that is told of, where that is not the present. */
  shownFor: (moment: string) => `Shown for ${moment}.`,
  /** Closures and notices that match. */
  found: count({ one: '# result', other: '# results' }),
  noneFound: 'No closure or notice recorded that matches.',
  noPermission: 'Where no closure is recorded, that is no permission: follow the signs on site.',
  form: {
    label: 'Search by name, day and activity',
    text: 'Name or text',
    activity: 'What you are going to do',
    allActivities: 'Anything',
    day: 'On which day',
    dayHint: 'Without a day: now.',
    language: 'In which language',
    show: 'Show',
  },
  /** What the address alone narrows the list by. */
  narrowed: (filters: string) => `Only: ${filters}.`,
  showAll: 'Show all without filters',
  /** Parameters of the address. */
  notUnderstood: (names: string) => `Left out, because it could not be understood: ${names}.`,
  areasFound: 'Protected areas of that name',
  placesFound: 'Places of that name',
  count: (first: string, last: string, all: string) => `${first} to ${last} of ${all}`,
  pages: 'Other pages of this list',
  next: 'Next page',
  previous: 'Previous page',
  withdrawn: (day: string) => `It was withdrawn on ${day}.`,
  /** Of the source, beside what it says here. */
  atSource: 'More at the source',
}

export type TextMessages = typeof messages
