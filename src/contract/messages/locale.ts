import { LANGUAGES, type Language } from '../vocabulary/languages.ts'

/** The locale of a language where no region is known. British for English: day before month, 24 hours. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', it: 'it-IT' }

/** The direction in which a language is written; browsers have it by the one or the other name. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  const locale: TextLocale = new Intl.Locale(LOCALES[language])
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr'
}

interface TextInfo {
  readonly direction?: 'ltr' | 'rtl'
}
type TextLocale = Intl.Locale & { readonly getTextInfo?: () => TextInfo; readonly textInfo?: TextInfo }

/** A language with its region, and a script between them: `de-CH`, `de-Latn-AT`; what follows is left out. */
const REGIONAL = /^([a-z]{2})(?:-[a-z]{4})?-([a-z]{2})(?=-|$)/i

const kept = new Map<Language, string>()

/** The locale in which dates, numbers and lists of a language are written: the one place that says so. */
export function localeOf(language: Language): string {
  return kept.get(language) ?? LOCALES[language]
}

/**
 * Keeps the region that a reader has for each language: the first of their languages, the dearest first, that names one.
 * To be called before anything is written, for what is made with a locale is not made anew.
 */
export function keepRegions(tags: readonly string[]): void {
  kept.clear()
  for (const tag of tags) {
    const [, code = '', region = ''] = REGIONAL.exec(tag) ?? []
    const language = LANGUAGES.find((one) => one === code.toLowerCase())
    if (language !== undefined && !kept.has(language)) kept.set(language, `${language}-${region.toUpperCase()}`)
  }
}
