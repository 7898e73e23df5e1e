import { NO_COUNTRY } from '#contract/ids.ts'
import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as shared } from '#contract/messages/en.ts'

const { count, number } = grammarOf('en')

/** The messages of the whole app, in English. */
export const messages = {
  app: {
    menu: 'Menu',
    close: 'Close',
    retry: 'Retry',
    loading: 'Loading …',
    opensNewTab: 'opens in a new tab',
    partFailed: 'This could not be loaded.',
    /** Where the site answers, and no longer has that part of the page. */
    partGone: 'The site may have been updated: reload the page.',
    language: 'Language',
    demoNote: 'closures are invented',
  },
  filter: {
    search: 'Search area, closure, place',
    clearSearch: 'Clear the search',
    status: 'Status',
    activity: 'Activity',
    kinds: { current: 'Current', upcoming: 'Upcoming', notice: 'Notices', expired: 'Expired' },
    more: count({ other: '# more' }),
    open: 'Filters',
    openActive: count({ other: 'Filters, # in use' }),
  },
  when: {
    label: 'When',
    now: 'Now',
    days: { today: 'Today', tomorrow: 'Tomorrow', weekend: 'Weekend', P7D: '7 days' },
    date: 'Date',
    chooseDate: 'Choose a date',
    timeline: 'Timeline',
    localTime: 'local time of each place',
  },
  list: {
    label: 'What is in view',
    closures: 'Closures',
    areas: 'Areas',
    inView: count({ other: '# in view' }),
    found: count({ other: '# found' }),
    announceInView: (closures: string, areas: number) => `In view: ${closures}. Areas: ${number(areas)}`,
    announceFound: (closures: string, areas: number) => `Found: ${closures}. Areas: ${number(areas)}`,
    /** Of a number that nobody has counted to its end. */
    atLeast: (count: string) => `≥ ${count}`,
    emptyClosures: 'No closure recorded in this view',
    emptyClosuresNote: 'That does not mean that everything is allowed: follow the signs on site.',
    noneHere: 'No closure recorded here',
    noneMatch: 'Nothing matches the filters',
    noMatch: (q: string) => `Nothing found for “${q}”`,
    allHidden: 'Nothing in this view matches the filters',
    expiredReach: 'Expired ones reach twelve months back.',
    beyondLimit: (shown: number, all: number) =>
      `${number(shown)} of ${number(all)} are listed. Zoom in for the others.`,
    order: (read: number, all: number) =>
      `The map has ${number(read)} of ${number(all)}, which come worst first here: zoom in for the others.`,
    notLoaded: 'Not loaded for this view',
    loadedBefore: 'What follows was loaded before.',
    reading: (read: number, all: number) => `Reading: ${number(read)} of ${number(all)} …`,
    unreadable: count({ one: '# record could not be read.', other: '# records could not be read.' }),
    showMore: count({ other: 'Show # more' }),
    withoutPlace: 'place unknown',
    placeUnknown: (n: number | null) => (n === null ? 'Place unknown' : `Place unknown: ${number(n)}`),
    /** Of a closure and what one does. */
    concern: {
      'off-paths': 'only off the paths',
      'off-leash': 'only off the leash',
      no: 'not about your activity',
    },
    concernOf: (activity: string, concern: string) => `${activity}: ${concern}`,
    category: (id: number) => `Category ${id}`,
    country: (id: number) => (id === NO_COUNTRY ? 'No country' : `Country ${id}`),
    sheetSmaller: 'Make the list smaller',
    sheetLarger: 'Make the list larger',
  },
  /** What went wrong. */
  trouble: {
    unreachable: (what: string) => `The service cannot be reached. ${what}`,
    refused: (status: number, what: string) => `The service answered with an error (${status}). ${what}`,
    unreadable: (what: string) => `The service’s answer cannot be read. ${what}`,
    kept: (when: string) => `Shown as of ${when}.`,
    nothing: 'Nothing can be shown yet.',
    crashed: 'Something went wrong in this part of the page.',
    config: 'The settings of this site could not be loaded.',
    basemapFailed: 'The background map could not be loaded. Areas and closures are shown without it.',
    shapesCut: (read: number, all: number) =>
      `Only ${number(read)} of ${number(all)} protected areas could be read for the map.`,
    tilesFailed: 'Some protected areas could not be loaded. The map tries again by itself.',
  },
  map: {
    loading: 'The map is loading …',
    failed: 'The map cannot be shown here. The list has everything that it would show.',
  },
  areas: {
    title: 'Protected areas',
    one: 'Protected area',
  },
  closures: {
    title: 'Closures and notices',
    notLoaded: 'Not loaded',
    count: count({ one: '# closure or notice', other: '# closures and notices' }),
  },
  isNew: 'New or changed since your last visit',
  sourceLabel: 'Source',
  /** What parts of the app are called, on them and where one goes to them. */
  titles: {
    ...shared.shortcuts,
    hike: 'Check my hike',
    packs: 'Regions for use offline',
    licences: 'Licences',
    share: 'Share',
  },
  themes: { light: 'Light', dark: 'Dark', sunlight: 'Sunlight' },
  winds: { north: 'N', east: 'E', south: 'S', west: 'W' },
  ...shared,
}

export type Messages = typeof messages
