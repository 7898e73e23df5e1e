import { startMessages } from '#app/start-messages.ts'
import type { Language } from '#core/i18n/language.ts'
import { loadMessages } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'

/** Loads what tests that render components show, so that nothing in them waits. */
export async function loadTestMessages(language: Language): Promise<void> {
  await loadMessages(language, [...startMessages, useCardMessages])
}
