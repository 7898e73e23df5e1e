import type { Context } from 'hono'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import { wanted } from './accepting.ts'

/** The language of an answer: that of `lang=`, else the one most wanted by `Accept-Language`, else English. */
export function languageOf(c: Context): Language {
  const asked = [c.req.query('lang')?.toLowerCase() ?? '', ...wanted(c.req.header('Accept-Language'))]
  for (const tag of asked) {
    const language = LANGUAGES.find((known) => tag === known || tag.startsWith(`${known}-`))
    if (language !== undefined) return language
  }
  return 'en'
}
