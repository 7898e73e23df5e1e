/** The messages of the timeline, in English. */
export const messages = {
  title: 'Timeline',
  horizon: 'Time span',
  horizons: { day: 'Day', week: 'Week', month: 'Month', year: 'Year' },
  earlier: 'Earlier',
  later: 'Later',
  moment: 'Moment shown',
  now: (time: string) => `Now, ${time}`,
  inForce: (n: number, all: number) => `${n} of ${all} in force`,
  forYou: (time: string) => `${time} for you`,
  closures: (span: string) => `Closures and notices, ${span}`,
  span: (first: string, last: string) => `${first} to ${last}`,
  cut: 'There are more closures in this view than were read. Zoom in for the others.',
  empty: 'Nothing recorded in this view for this time',
  emptyNote: 'That does not mean that everything is allowed: follow the signs on site.',
}

export type TimelineMessages = typeof messages
