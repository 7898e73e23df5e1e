import { defineMessages } from '#core/i18n/messages.tsx'
import type { CardMessages } from './messages/en.ts'

/** The messages of the cards of areas and closures, in the visitor’s language. */
export const useCardMessages = defineMessages(
  import.meta.glob<CardMessages>('./messages/??.ts', { import: 'messages' }),
)
