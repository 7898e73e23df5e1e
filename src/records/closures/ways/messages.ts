import { defineMessages } from '#core/i18n/messages.tsx'
import type { WayMessages } from './messages/en.ts'

/** The messages of the ways within closures, in the visitor’s language. */
export const useWayMessages = defineMessages(import.meta.glob<WayMessages>('./messages/??.ts', { import: 'messages' }))
