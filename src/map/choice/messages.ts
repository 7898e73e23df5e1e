import { defineMessages } from '#core/i18n/messages.tsx'
import type { ChoiceMessages } from './messages/en.ts'

/** The messages of the choice among backgrounds of third parties, in the visitor’s language. */
export const useChoiceMessages = defineMessages(
  import.meta.glob<ChoiceMessages>('./messages/??.ts', { import: 'messages' }),
)
