import { defineMessages } from '#core/i18n/messages.tsx'
import type { KeyMessages } from './messages/en.ts'

/** The messages of what the keys do, in the visitor’s language. */
export const useKeyMessages = defineMessages(import.meta.glob<KeyMessages>('./messages/??.ts', { import: 'messages' }))
