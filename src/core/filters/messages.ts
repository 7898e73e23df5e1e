import { defineMessages } from '#core/i18n/messages.tsx'
import type { FilterMessages } from './messages/en.ts'

/** The messages of the filter panel and of what it has set, in the visitor’s language. */
export const useFilterMessages = defineMessages(
  import.meta.glob<FilterMessages>('./messages/??.ts', { import: 'messages' }),
)
