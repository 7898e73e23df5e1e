import { grammarOf } from '#contract/messages/grammar.ts'

const { count, number } = grammarOf('en')

/** The messages of taking something along, in English. */
export const messages = {
  title: 'Take it along',
  reach: {
    view: 'This view',
    closure: 'Only this closure',
    area: 'Only this area',
  },
  link: {
    title: 'Link',
    reach: 'What the link shows',
    moment: 'For when it is shown',
    always: (day: string) => `Always “${day}”, whenever it is opened`,
    fixed: (date: string) => `Always ${date}`,
    whenOpened: 'The time at which it is opened',
    field: 'Link to this page',
    copy: 'Copy link',
    send: 'Share …',
    copied: 'The link is copied.',
    refused: 'This browser refused to copy. The link is selected: copy it from the field.',
    unsent: 'It could not be handed over. Copy the link instead.',
  },
  qr: {
    title: (address: string) => `QR code of ${address}`,
    save: 'Save QR code (SVG)',
    tooLong: 'The link is too long for a QR code: fewer filters make it shorter.',
  },
  calendar: {
    save: 'Save this closure for a calendar (ICS)',
    note: 'Made on this device. A saved file does not change when the closure does.',
    zoneUnknown: 'No calendar file: the time zone of the place is not known, so the daily hours cannot be told in it.',
    failed: 'The file could not be made.',
    only: (host: string) => `Only single closures: ${host} makes no calendars and feeds that go on by themselves.`,
  },
  feed: {
    title: 'Live feeds',
    intro: 'They go on by themselves: what is added, changed or ended shows up in them.',
    filtered: (what: string) => `Closures and notices: ${what}`,
    all: 'Closures and notices: all that are current or upcoming',
    holds: count({ other: '# at present' }),
    holdsNone: 'none at present; later ones will show up',
    firstPage: (n: number) => `A feed holds the first ${number(n)} of them.`,
    anywhere: 'Anywhere',
    ofArea: 'Closures of this area',
    inView: 'In the box of this view',
    /** The label of the activity that the feeds are for. */
    forWhom: 'For',
    forAll: 'Whatever one does',
    rss: 'News (RSS)',
    geojson: 'Map data (GeoJSON)',
    subscribe: 'Subscribe',
    open: 'Open',
    save: 'Save',
    copy: 'Copy address',
    copyOf: (feed: string) => `Copy the address: ${feed}`,
    copied: (feed: string) => `The address is copied: ${feed}.`,
    refused: 'This browser refused to copy. The address is selected: copy it from the field.',
    field: 'Address of the feed',
    placeless: count({
      one: '# closure or notice whose place is unknown is in no box, so not in these feeds.',
      other: '# closures and notices whose place is unknown are in no box, so not in these feeds.',
    }),
    ofPresent: 'A feed tells how things stand when it is fetched: the moment that you have chosen is not in it.',
    notAreas: 'Kind and country narrow areas; a feed of closures does not follow them.',
  },
  print: {
    title: 'On paper',
    page: {
      view: 'Print this view (1 page, A4)',
      closure: 'Print this closure (1 page, A4)',
      area: 'Print this area (1 page, A4)',
      hike: 'Print the check of this hike',
      here: 'Print what applies here',
    },
    whole: (closures: string, pages: number) => `Print the whole list (${closures}, about ${number(pages)} pages)`,
    wholeAtLeast: (closures: string, pages: number) =>
      `Print the whole list (${closures}, ${number(pages)} pages or more)`,
    notRead: (read: number, all: number) =>
      `Reading stopped at ${number(read)} of ${number(all)}. What is read is kept.`,
    table: 'The table, with CSV',
    following: count({ other: 'All # are listed on the following pages.' }),
    followingParts: count({ other: 'All # are listed on the pages that follow, and in the other parts.' }),
    terms: 'Why, for whom, where',
    preparing: 'The page is being made …',
    ready: 'The page is ready.',
    validAsOf: (when: string) => `Valid as of ${when}`,
    shownFor: (when: string) => `Shown for ${when}, by the clocks of each place`,
    atZone: (when: string, zone: string) => `${when} (${zone})`,
    demo: 'Demo data: closures are invented',
    map: 'Map of this view',
    /** Of rows that follow each other. */
    numbers: (first: number, last: number) => `${first}–${last}`,
    noMap: 'The map could not be drawn on this device.',
    count: count({
      one: '# closure or notice in this view',
      other: '# closures and notices in this view',
    }),
    countNone: 'No closure or notice recorded in this view. That is no permission: follow the signs on site.',
    filtered: (what: string) => `Only: ${what}`,
    hidden: count({ other: '# more in this view are left out by filters.' }),
    /** The same where signs of the map stand for them. */
    moreOnMap: count({
      other: 'and # more that this page has no room for (“+” on the map): see the live view',
    }),
    more: count({ other: 'and # more that this page has no room for: see the live view' }),
    placeless: count({
      one: '# closure or notice whose place is unknown is not on this page.',
      other: '# closures and notices whose place is unknown are not on this page.',
    }),
    placelessLast: count({ other: 'At the end of the list: # whose place is unknown.' }),
    missing: 'The closures of this view could not be loaded: this page says nothing of them.',
    old: 'The list could not be loaded anew since then.',
    partial: (read: number, all: number) =>
      `Only ${number(read)} of ${number(all)} could be read: the others are not on this page.`,
    cut: 'Not all had room on this page: see the live view.',
    live: 'The live view',
    signs: 'What counts is the sign on site.',
    data: (names: string) => `Closures recorded by ${names}`,
    licences: (names: string) => `Licences of the data: ${names}`,
    base: (names: string) => `Map: ${names}`,
  },
}

export type ShareMessages = typeof messages
