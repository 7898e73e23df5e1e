/** The messages of the timeline, in English. */
export const messages = {
  horizon: 'Time span',
  horizons: { day: 'Day', week: 'Week', month: 'Month', year: 'Year' },
  earlier: 'Earlier',
  later: 'Later',
  moment: 'Moment shown',
  now: (time: string) => `Now, ${time}`,
  /** All that the time shown holds, which is more than its moment does. */
  inForce: (n: string, all: string) => `${all} in the time shown, ${n} in force`,
  forYou: (time: string) => `${time} for you`,
  closures: (span: string) => `Closures and notices, ${span}`,
  cut: 'There are more closures in this view than were read. Zoom in for the others.',
  empty: 'Nothing recorded in this view for this time',
}

export type TimelineMessages = typeof messages
