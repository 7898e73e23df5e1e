import type { Context } from 'hono'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import { preferredLanguage } from '#contract/vocabulary/preferred-language.ts'
import { acceptedValues } from '../../answer/accepting.ts'
import { lastQuery } from './last-query.ts'

/**
 * The language of an answer: that of `lang`, which is the request's own unless said, else the one most wanted by
 * `Accept-Language`; of those that are offered, which all are unless said, else the first of them.
 */
export function languageOf(
  c: Context,
  { lang = lastQuery(c, 'lang') ?? '', offered = LANGUAGES }: { lang?: string; offered?: readonly Language[] } = {},
): Language {
  return preferredLanguage([lang, ...acceptedValues(c.req.header('Accept-Language'))], offered)
}
