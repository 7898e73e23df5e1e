/** The words of the filters, in English. */
export const filter = {
  search: 'Search area, closure, place',
  clearSearch: 'Clear the search',
  status: 'Status',
  kinds: { current: 'Current', upcoming: 'Upcoming', notice: 'Notices', expired: 'Expired' },
  more: (n: number) => `${n} more`,
  open: 'Filters',
  openActive: (n: number) => `Filters, ${n} in use`,
}

/** The words for the moment that is shown, in English. */
export const when = {
  label: 'When',
  now: 'Now',
  days: { today: 'Today', tomorrow: 'Tomorrow', weekend: 'Weekend', P7D: '7 days' },
  date: 'Choose a date',
  timeline: 'Timeline',
  localTime: 'local time of each place',
}
