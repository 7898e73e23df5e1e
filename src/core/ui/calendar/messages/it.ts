import type { CalendarMessages } from './en.ts'

/** The messages of the calendar, in Italian. */
export const messages: CalendarMessages = {
  monthBefore: 'Mese precedente',
  monthAfter: 'Mese successivo',
}
