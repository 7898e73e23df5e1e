import { useCapabilities, type Capabilities } from '#core/api/capabilities.ts'
import { useNow } from '#core/clock/clock.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { formatAgo, formatPast } from '#core/i18n/age-format.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import type { Language } from '#core/i18n/language.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useAppMessages } from '../messages.ts'
import type { AppMessages } from '../messages/en.ts'

/** How old the data is, in words; null while nothing has been loaded. */
export function useDataAge(): string | null {
  const known = { capabilities: useCapabilities(), loadedAt: useClosuresInView().loadedAt }
  return dataAge(known, useNow(), { language: useLanguage(), zone: deviceTimeZone(), messages: useAppMessages().age })
}

interface Known {
  readonly capabilities: Pick<Capabilities, 'mirror' | 'updatedAt'> | null
  /** When the list was last loaded, epoch ms; 0: never. */
  readonly loadedAt: number
}

interface PhraseContext {
  readonly language: Language
  /** The visitor's. */
  readonly zone: string
  readonly messages: AppMessages['age']
}

/**
 * Pure: of a copy, when it was last compared with what it is a copy of; else of when the data is; where the service does
 * not tell, when it was loaded. A time without a day is one of today.
 */
export function dataAge({ capabilities, loadedAt }: Known, now: number, { language, zone, messages }: PhraseContext) {
  const { mirror = null, updatedAt = null } = capabilities ?? {}
  const when = (instant: number) => formatPast(language, instant, now, zone)
  if (mirror !== null) {
    const ago = formatAgo(language, Math.max(0, now - Date.parse(mirror.updatedAt)))
    return messages.mirrored(new URL(mirror.address).host, ago)
  }
  if (updatedAt !== null) return messages.dataOf(when(Date.parse(updatedAt)))
  return loadedAt === 0 ? null : messages.loaded(when(loadedAt))
}
