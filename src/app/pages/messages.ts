import { defineMessages } from '#core/i18n/messages.tsx'
import type { PageMessages } from './messages/en.ts'

/** The messages of the pages about licences and data, in the visitor’s language. */
export const usePageMessages = defineMessages(
  import.meta.glob<PageMessages>('./messages/??.ts', { import: 'messages' }),
)
