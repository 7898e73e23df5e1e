import type { BadgeWords } from './words.ts'

const closures = (n: number, written: string) => (n === 1 ? '1 closure' : `${written} closures`)

export const en: BadgeWords = {
  now: (n, written) => `${closures(n, written)} now`,
  otherHours: (n, written) => `${closures(n, written)}, not in force now`,
  current: (_, written) => `${written} current closures`,
  upcoming: (n, written) => (n === 1 ? '1 upcoming closure' : `${written} upcoming closures`),
  notices: (n, written) => (n === 1 ? '1 notice' : `${written} notices`),
  alsoUpcoming: (_, written) => `${written} upcoming`,
  pastClosures: (n, written) => `${closures(n, written)}, ${n === 1 ? 'over' : 'all over'}`,
  pastNotices: (n, written) => (n === 1 ? '1 notice, over' : `${written} notices, all over`),
  none: 'No closure recorded',
  demo: 'Demo data',
  toMap: 'opens the map in a new window',
  times: (zone) => `times of ${zone}`,
  missing: 'Record not found',
  wrongAddress: 'The address is wrong',

  closedNow: 'Closed now',
  avoid: 'Please avoid',
  notice: 'Notice',
  expired: 'Expired',
  notInForce: 'Not in force now',
  closes: (when) => `Closes ${when}`,
  avoidFrom: (when) => `Please avoid from ${when}`,
  from: (when) => `from ${when}`,
  until: (time) => `until ${time}`,
  untilDay: (day) => `until ${day}`,
  untilMidnight: 'until midnight',
  untilFurtherNotice: 'until further notice',
  again: (when) => `again ${when}`,
  closedAgain: (when) => `closed again ${when}`,
  avoidAgain: (when) => `please avoid again from ${when}`,
  appliesAgain: (when) => `applies again ${when}`,
  today: (time) => `today, ${time}`,
  tomorrow: (time) => `tomorrow, ${time}`,
}
