import { defineMessages } from '#core/i18n/messages.tsx'
import type { ClosedPathMessages } from './messages/en.ts'

/** The messages of the paths within closures, in the visitor’s language. */
export const usePathMessages = defineMessages(
  import.meta.glob<ClosedPathMessages>('./messages/??.ts', { import: 'messages' }),
)
