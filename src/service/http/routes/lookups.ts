import type { Hono } from 'hono'
import { paths } from '#contract/paths.ts'
import type { Lookup } from '#contract/records/lookups.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { jsonBytes, publicUrl, sendJson } from '../kernel/json.ts'
import { languageOf } from '../kernel/language.ts'
import { composePage, rowsOf } from '../../answer/page.ts'
import { resource } from '../kernel/resource.ts'
import type { Frame, Slice } from '../../store/domain/store.ts'

/**
 * The lists whose ids records and filters name, each in the language of the request; and the licences of the data: a
 * bare array, which varies by nothing but `Accept`.
 */
export function lookupRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  const { store } = context
  const lists: readonly (readonly [path: string, list: (language: Language) => Promise<readonly Lookup[]>])[] = [
    [paths.categories, (language) => store.listCategories(language)],
    [paths.countries, (language) => store.listCountries(language)],
    [paths.activities, (language) => store.listActivities(language)],
    [paths.reasons, (language) => store.listReasons(language)],
    [paths.sources, (language) => store.listSources(language)],
  ]
  for (const [path, list] of lists) {
    resource(app, path, (c) => {
      const language = languageOf(c)
      const compose = async () => {
        const entries = await list(language)
        const read = async (slice: Slice, frame?: Frame) => rowsOf(entries, ({ id }) => id, slice, frame)
        return { body: await composePage(publicUrl(c), 'number', read) }
      }
      const variant = { header: 'Accept-Language', value: language }
      return sendJson(c, context, compose, { variant, headers: { 'Content-Language': language } })
    })
  }
  resource(app, paths.licences, (c) =>
    sendJson(c, context, async () => ({ body: jsonBytes(await store.listLicences()) }), { compress: false }),
  )
}
