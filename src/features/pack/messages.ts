import { defineMessages } from '#core/i18n/messages.tsx'
import type { PackMessages } from './messages/en.ts'

/** The messages of packs, in the visitor’s language. */
export const usePackMessages = defineMessages(
  import.meta.glob<PackMessages>('./messages/??.ts', { import: 'messages' }),
)
