import { defineMessages } from '#core/i18n/messages.tsx'
import type { CalendarMessages } from './messages/en.ts'

/** The messages of the calendar, in the visitor’s language. */
export const useCalendarMessages = defineMessages(
  import.meta.glob<CalendarMessages>('./messages/??.ts', { import: 'messages' }),
)
