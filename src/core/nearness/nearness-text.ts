import { useLanguage } from '#core/i18n/messages.tsx'
import type { Nearness } from '#core/viewport/geometry/nearest.ts'
import { directionText, lengthText } from './lengths.ts'
import { useNearnessMessages } from './messages.ts'

/** Tells how far something is, and where: "1.2 km north-east"; of what a place is in, the words for that. */
export function useNearnessText(): (nearness: Nearness, inside: string) => string {
  const language = useLanguage()
  const words = useNearnessMessages()
  return ({ metres, bearing }, inside) => {
    if (metres === 0) return inside
    const distance = lengthText(metres, language)
    return bearing === null ? words.away(distance) : words.awayTo(distance, directionText(bearing, words))
  }
}
