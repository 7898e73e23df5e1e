import type { Context } from 'hono'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import { acceptedValues } from '../../answer/accepting.ts'
import { lastQuery } from './last-query.ts'

/** The language of a page: that of an answer, if the site speaks it, else the site's first. */
export function pageLanguageOf(c: Context, languages: readonly Language[]): Language {
  const wanted = languageOf(c)
  return languages.includes(wanted) ? wanted : (languages[0] ?? 'en')
}

/**
 * The language of an answer: that of `lang`, which is the request's own unless said, else the one most wanted by
 * `Accept-Language`, else English.
 */
export function languageOf(c: Context, lang = lastQuery(c, 'lang') ?? ''): Language {
  const asked = [lang.toLowerCase(), ...acceptedValues(c.req.header('Accept-Language'))]
  for (const tag of asked) {
    const language = LANGUAGES.find((known) => tag === known || tag.startsWith(`${known}-`))
    if (language !== undefined) return language
  }
  return 'en'
}
