import { defineMessages } from '#core/i18n/messages.tsx'
import type { FollowMessages } from './messages/en.ts'

/** The messages of following a position, in the visitor’s language. */
export const useFollowMessages = defineMessages(
  import.meta.glob<FollowMessages>('./messages/??.ts', { import: 'messages' }),
)
