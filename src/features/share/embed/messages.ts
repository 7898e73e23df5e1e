import { defineMessages } from '#core/i18n/messages.tsx'
import type { EmbeddingMessages } from './messages/en.ts'

/** The messages of putting the map into a page, in the visitor’s language. */
export const useEmbeddingMessages = defineMessages(
  import.meta.glob<EmbeddingMessages>('./messages/??.ts', { import: 'messages' }),
)
