import { defineMessages } from '#core/i18n/messages.tsx'
import type { PlacelessMessages } from './messages/en.ts'

/** The messages of closures that are nowhere, in the visitor’s language. */
export const usePlacelessMessages = defineMessages(
  import.meta.glob<PlacelessMessages>('./messages/??.ts', { import: 'messages' }),
)
