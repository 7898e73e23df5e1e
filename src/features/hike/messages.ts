import { defineMessages } from '#core/i18n/messages.tsx'
import type { HikeMessages } from './messages/en.ts'

/** The messages of the check of a hike, in the visitor’s language. */
export const useHikeMessages = defineMessages(
  import.meta.glob<HikeMessages>('./messages/??.ts', { import: 'messages' }),
)
