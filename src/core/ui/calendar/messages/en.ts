/** The messages of the calendar, in English. */
export const messages = {
  monthBefore: 'Month before',
  monthAfter: 'Month after',
}

export type CalendarMessages = typeof messages
