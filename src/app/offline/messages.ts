import { defineMessages } from '#core/i18n/messages.tsx'
import type { OfflineMessages } from './messages/en.ts'

/** The messages of what the page says about the network and about itself, in the visitor’s language. */
export const useOfflineMessages = defineMessages(
  import.meta.glob<OfflineMessages>('./messages/??.ts', { import: 'messages' }),
)
