import { defineMessages } from '#core/i18n/messages.tsx'
import type { AppMessages } from './messages/en.ts'

/** The messages of the app’s shell, in the visitor’s language. */
export const useAppMessages = defineMessages(import.meta.glob<AppMessages>('./messages/??.ts', { import: 'messages' }))
