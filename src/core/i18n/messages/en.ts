import { en as shared } from '#contract/messages/en.ts'

/** The messages of the whole app, in English. */
export const messages = {
  app: {
    menu: 'Menu',
    close: 'Close',
    retry: 'Retry',
    loading: 'Loading …',
    opensNewTab: 'opens in a new tab',
    partFailed: 'This could not be loaded. Try again, or reload the page.',
    demo: 'Demo data',
    demoNote: 'closures are invented',
  },
  filter: {
    search: 'Search area, closure, place',
    clearSearch: 'Clear the search',
    status: 'Status',
    kinds: { current: 'Current', upcoming: 'Upcoming', notice: 'Notices', expired: 'Expired' },
    more: (n: number) => `${n} more`,
    open: 'Filters',
    openActive: (n: number) => `Filters, ${n} in use`,
  },
  when: {
    label: 'When',
    now: 'Now',
    days: { today: 'Today', tomorrow: 'Tomorrow', weekend: 'Weekend', P7D: '7 days' },
    date: 'Choose a date',
    timeline: 'Timeline',
    localTime: 'local time of each place',
  },
  list: {
    label: 'What is in view',
    closures: 'Closures',
    areas: 'Areas',
    inView: (n: string) => `${n} in view`,
    found: (n: string) => `${n} found`,
    emptyClosures: 'Nothing recorded in this view',
    emptyClosuresNote: 'That does not mean that everything is allowed: follow the signs on site.',
    noMatch: (q: string) => `Nothing found for “${q}”`,
    allHidden: 'Nothing in this view matches the filters',
    expiredReach: 'Expired ones reach twelve months back.',
    beyondLimit: (shown: number, all: number) => `${shown} of ${all} are shown. Zoom in for the others.`,
    notLoaded: 'The list could not be loaded',
    unreadable: (n: number) => (n === 1 ? '1 record could not be read.' : `${n} records could not be read.`),
    showMore: (n: number) => `Show ${n} more`,
    withoutPlace: 'without a place',
    reason: (id: number) => `Reason ${id}`,
    activity: (id: number) => `Activity ${id}`,
    category: (id: number) => `Category ${id}`,
    country: (id: number) => `Country ${id}`,
    source: (id: number) => `Source ${id}`,
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
    shapesCut: (read: number, all: number) => `Only ${read} of ${all} protected areas could be read for the map.`,
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
    one: 'Closure',
  },
  standing: shared.standing,
}

export type Messages = typeof messages
