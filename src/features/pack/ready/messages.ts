import { defineMessages } from '#core/i18n/messages.tsx'
import type { ReadyMessages } from './messages/en.ts'

/** The messages of the check whether all is there for the field, in the visitor’s language. */
export const useReadyMessages = defineMessages(
  import.meta.glob<ReadyMessages>('./messages/??.ts', { import: 'messages' }),
)
