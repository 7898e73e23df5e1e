import { defineMessages } from '#core/i18n/messages.tsx'
import type { EmbedMessages } from './messages/en.ts'

/** The messages of the embed, in the visitor’s language. */
export const useEmbedMessages = defineMessages(
  import.meta.glob<EmbedMessages>('./messages/??.ts', { import: 'messages' }),
)
