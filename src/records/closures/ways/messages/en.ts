/** The messages of the ways within closures, in English. */
export const messages = {
  title: 'Paths in closures',
  marks: {
    closed: 'Path closed now',
    upcoming: 'Path will be closed',
    'other-hours': 'Path closed at other hours',
    advice: 'Path to be avoided',
    open: 'Path stays open: leaving it is not allowed',
  },
}

export type WayMessages = typeof messages
