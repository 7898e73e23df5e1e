import { formatTime } from '#contract/messages/formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import type { Language } from '#core/i18n/language.ts'
import { lengthText } from '#core/nearness/lengths.ts'
import type { CoordinatesMessages } from './messages/en.ts'

interface Told {
  /** The place in all notations, each with its name. */
  readonly rows: readonly (readonly string[])[]
  readonly accuracy: number | null
  /** When one was last known to be there, in epoch ms; null where that is not known. */
  readonly at: number | null
}

interface PhraseContext {
  readonly words: CoordinatesMessages
  readonly language: Language
}

/** What to say or send to who comes to help: the place in all notations, how sharp it is, and as of when. */
export function rescueText({ rows, accuracy, at }: Told, { words, language }: PhraseContext): string {
  return [
    at === null ? words.thisPlace : words.rescueTitle(formatTime(language, at, deviceTimeZone())),
    ...rows.map((row) => row.join(': ')),
    ...(accuracy === null ? [] : [words.sharpness(lengthText(accuracy, language))]),
  ].join('\n')
}
