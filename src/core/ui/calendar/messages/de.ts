import type { CalendarMessages } from './en.ts'

/** The messages of the calendar, in German. */
export const messages: CalendarMessages = {
  monthBefore: 'Vorheriger Monat',
  monthAfter: 'Nächster Monat',
}
