import type { CalendarMessages } from './en.ts'

/** The messages of the calendar, in French. */
export const messages: CalendarMessages = {
  monthBefore: 'Mois précédent',
  monthAfter: 'Mois suivant',
}
