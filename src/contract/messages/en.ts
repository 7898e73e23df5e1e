import type { DisplayStatus } from '../standing/display-status.ts'

/** The phrases that app, embed and service share, in English. Never "open": what is not recorded is not open. */
export const messages = {
  /** What one comes for most, as the device offers it beside the icon of the installed site. */
  shortcuts: { here: 'What applies here', desk: 'Rangers’ desk' },
  /** Of which the sentences about a record's standing are made. */
  standing: {
    /** Each display status by itself, as a legend names it; one more is `zoneUnknown`. */
    displayStatus: {
      'closed-now': 'Closed now',
      'advice-now': 'Please avoid (advice)',
      'closed-other-hours': 'Closed at other hours',
      'advice-other-hours': 'Advice at other hours',
      'upcoming-closure': 'Upcoming closure',
      'upcoming-advice': 'Upcoming advice',
      notice: 'Notice',
      'upcoming-notice': 'Upcoming notice',
      expired: 'Expired',
    } satisfies Record<Exclude<DisplayStatus, 'zone-unknown'>, string>,
    /** The same of another moment than the present, or where it is not known whether it is now. */
    closed: 'Closed',
    avoid: 'Please avoid',
    notInForce: 'Not in force now',
    notInForceThen: 'Not in force',
    closes: (when: string) => `Closes ${when}`,
    avoidFrom: (when: string) => `Please avoid from ${when}`,
    from: (when: string) => `from ${when}`,
    /** A day by its date; `from` is for times. */
    fromDay: (day: string) => `from ${day}`,
    /** Days. */
    span: (first: string, last: string) => `${first} to ${last}`,
    /** A time of the day, and a date. */
    until: (time: string) => `until ${time}`,
    untilDay: (day: string) => `until ${day}`,
    untilMidnight: 'until midnight',
    untilFurtherNotice: 'until further notice',
    again: (when: string) => `again ${when}`,
    closedAgain: (when: string) => `closed again ${when}`,
    avoidAgain: (when: string) => `please avoid again from ${when}`,
    appliesAgain: (when: string) => `applies again ${when}`,
    today: (time: string) => `today, ${time}`,
    tomorrow: (time: string) => `tomorrow, ${time}`,
    nextDay: (time: string) => `next day, ${time}`,
    dayAndTime: (day: string, time: string) => `${day}, ${time}`,
    /** What a record says, and from when to when. */
    dated: (kind: string, period: string) => `${kind}: ${period}`,
    daily: (hours: string) => `daily ${hours}`,
    hours: (from: string, to: string) => `${from} to ${to}`,
    hoursOvernight: (from: string, to: string) => `${from} to ${to} the next day`,
    zoneUnknown: 'time zone unknown',
  },
  /** What records are called. */
  records: {
    /** What the pages without map and script are called. */
    textOnly: 'Text only',
    reasonLabel: 'Reason',
    closure: 'Closure',
    closuresOf: (areas: string) => `Closures of ${areas}`,
    /** Of a collection whose records are invented. */
    demo: 'Demo data',
    /** An entry of a lookup that has no name. */
    reason: (id: number) => `Reason ${id}`,
    activity: (id: number) => `Activity ${id}`,
    source: (id: number) => `Source ${id}`,
  },
}

export type SharedMessages = typeof messages
export type StandingMessages = SharedMessages['standing']
