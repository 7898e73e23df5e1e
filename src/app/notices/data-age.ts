import { useCapabilities, type Capabilities } from '#core/api/capabilities.ts'
import { useNow } from '#core/clock/clock.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { formatAgo, formatPast } from '#core/i18n/age-format.ts'
import { deviceTimeZone } from '#core/i18n/formats.ts'
import { lateWords } from '#core/i18n/late-words.ts'
import type { Language } from '#core/i18n/language.ts'
import { useLanguage } from '#core/i18n/messages.tsx'

/** By language. */
export const ageWords = {
  en: {
    mirrored: (host: string, when: string) => `mirrored from ${host}, ${when}`,
    dataOf: (when: string) => `data of ${when}`,
    loaded: (when: string) => `loaded ${when}`,
  },
  de: {
    mirrored: (host: string, when: string) => `gespiegelt von ${host}, ${when}`,
    dataOf: (when: string) => `Datenstand ${when}`,
    loaded: (when: string) => `geladen ${when}`,
  },
}
const useAgeWords = lateWords(ageWords)

/** How old the data is, in words; null while nothing has been loaded. */
export function useDataAge(): string | null {
  const known = { capabilities: useCapabilities(), loadedAt: useClosuresInView().loadedAt }
  return dataAge(known, useNow(), { language: useLanguage(), zone: deviceTimeZone(), words: useAgeWords() })
}

interface Known {
  readonly capabilities: Pick<Capabilities, 'mirror' | 'updatedAt'> | null
  /** When the list was last loaded, epoch ms; 0: never. */
  readonly loadedAt: number
}

interface Tongue {
  readonly language: Language
  /** The visitor's. */
  readonly zone: string
  readonly words: (typeof ageWords)[Language]
}

/**
 * Pure: of a copy, when it was last compared with what it is a copy of; else of when the data is; where the service does
 * not tell, when it was loaded. A time without a day is one of today.
 */
export function dataAge({ capabilities, loadedAt }: Known, now: number, { language, zone, words }: Tongue) {
  const { mirror = null, updatedAt = null } = capabilities ?? {}
  const when = (instant: number) => formatPast(language, instant, now, zone)
  if (mirror !== null) {
    const ago = formatAgo(language, Math.max(0, now - Date.parse(mirror.updatedAt)))
    return words.mirrored(new URL(mirror.address).host, ago)
  }
  if (updatedAt !== null) return words.dataOf(when(Date.parse(updatedAt)))
  return loadedAt === 0 ? null : words.loaded(when(loadedAt))
}
