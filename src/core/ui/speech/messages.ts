import { defineMessages } from '#core/i18n/messages.tsx'
import type { SpeechMessages } from './messages/en.ts'

/** The messages of what reads aloud, in the visitor’s language. */
export const useSpeechMessages = defineMessages(
  import.meta.glob<SpeechMessages>('./messages/??.ts', { import: 'messages' }),
)
