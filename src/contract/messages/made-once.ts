import type { Language } from '../vocabulary/languages.ts'
import { localeOf } from './locale.ts'

const MOST_FORMATS = 200

/** Gives the format of a language and of options, made once: Intl takes long to make one. */
export function madeOnce<Options, Format>(
  make: (locale: string, options: Options) => Format,
): (language: Language, options: Options) => Format {
  const formats = new Map<string, Format>()
  return (language, options) => {
    const locale = localeOf(language)
    const key = locale + JSON.stringify(options)
    const known = formats.get(key)
    if (known !== undefined) return known
    const made = make(locale, options)
    if (formats.size >= MOST_FORMATS) formats.clear()
    formats.set(key, made)
    return made
  }
}
