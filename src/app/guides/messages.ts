import { defineMessages } from '#core/i18n/messages.tsx'
import type { GuideMessages } from './messages/en.ts'

/** The messages of the pages around the guides, in the visitor’s language. */
export const useGuideMessages = defineMessages(
  import.meta.glob<GuideMessages>('./messages/??.ts', { import: 'messages' }),
)
