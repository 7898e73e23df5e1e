import { defineMessages } from '#core/i18n/messages.tsx'
import type { SearchMessages } from './messages/en.ts'

/** The messages of the search, in the visitor’s language. */
export const useSearchMessages = defineMessages(
  import.meta.glob<SearchMessages>('./messages/??.ts', { import: 'messages' }),
)
