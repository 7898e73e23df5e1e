import { defineMessages } from '#core/i18n/messages.tsx'
import type { MapMessages } from './messages/en.ts'

/** The messages of the map, in the visitor’s language. */
export const useMapMessages = defineMessages(import.meta.glob<MapMessages>('./messages/??.ts', { import: 'messages' }))
