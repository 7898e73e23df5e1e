import type { SentenceOptions } from '#contract/standing/sentence.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import type { ClosureState } from './closure-state.ts'

/** How the visitor is told how a closure stands. */
export function useSentenceOptions({ isNow }: Pick<ClosureState, 'isNow'>): SentenceOptions {
  return { language: useLanguage(), messages: useMessages().standing, isNow, viewerZone: deviceTimeZone() }
}
