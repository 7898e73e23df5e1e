import { defineMessages } from '#core/i18n/messages.tsx'
import type { AreaMessages } from './messages/en.ts'

/** The messages about areas in lists and on the map, in the visitor’s language. */
export const useAreaMessages = defineMessages(
  import.meta.glob<AreaMessages>('./messages/??.ts', { import: 'messages' }),
)
