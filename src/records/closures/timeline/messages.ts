import { defineMessages } from '#core/i18n/messages.tsx'
import type { TimelineMessages } from './messages/en.ts'

/** The messages of the timeline, in the visitor’s language. */
export const useTimelineMessages = defineMessages(
  import.meta.glob<TimelineMessages>('./messages/??.ts', { import: 'messages' }),
)
