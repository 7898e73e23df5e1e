import { API_PREFIX } from '#contract/paths.ts'
import { operations } from '../openapi/operations.ts'
import { StoreError } from '../../store/domain/errors.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Store } from '../../store/domain/store.ts'
import type { Site } from '../kernel/context.ts'
import { languageOf } from '../kernel/language.ts'
import { pathAndQuery } from '../kernel/origin.ts'
import { isFromForm, withoutForm } from './form-address.ts'
import { missingPage } from './missing-page.ts'
import { readForPeople } from './long-numbers.ts'
import { pageHeaders } from './page-headers.ts'
import { pageOf } from './page.ts'
import type { SiteOptions } from './site-options.ts'
import type { Shown } from './shown.ts'
import { NO_VOCABULARY, readVocabulary, type Vocabulary } from './vocabulary.ts'

const byShape = new Map(
  operations.map((operation) => [shapeOf(operation.path.slice(API_PREFIX.length)), operation] as const),
)

/** What a path as it is routed (`/tiles/:z/:x/:file`) has in common with the same as it is described (`…/{x}/{y}.mvt`). */
function shapeOf(path: string): string {
  return path.replaceAll(/:\w+|\{\w+\}[^/]*/g, '*')
}

/** What the service knows of its resources, and how it shows their answers to people. */
export function siteOf(store: Store, options: SiteOptions): Site {
  const { title, hasApp } = options
  return {
    operationAt: (path) => byShape.get(shapeOf(path)),
    showMissing: (c) => missingPage(c, options),
    async showPage(c, resource, answer) {
      const origin = c.get('origin') ?? originOf(c.req.url)
      const url = new URL(origin + pathAndQuery(c.req.url))
      if (isFromForm(url)) return redirectTo(withoutForm(url), answer.headers)
      const bytes = c.get('shownBody') ?? new Uint8Array(await answer.arrayBuffer())
      const { body, longNumbers } = await readForPeople(bytes)
      // What failed inside may fail again.
      const language = languageOf(c)
      const vocabulary = answer.status >= 500 ? NO_VOCABULARY : await vocabularyOf(store, language)
      const shown: Shown = {
        title,
        mapAddress: hasApp ? `${origin}/` : null,
        method: c.req.method,
        base: origin + API_PREFIX,
        url,
        resource,
        operation: resource === null ? undefined : byShape.get(shapeOf(resource.path)),
        status: answer.status,
        headers: [...answer.headers],
        body,
        longNumbers,
        vocabulary,
        language,
      }
      return new Response(String(await pageOf(shown)), { status: answer.status, headers: pageHeaders(answer.headers) })
    },
  }
}

/** That of a request whose host was refused, which may be none. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'http://localhost'
}

/** Without its store a page says what it can. */
async function vocabularyOf(store: Store, language: Language): Promise<Vocabulary> {
  try {
    return await readVocabulary(store, language)
  } catch (error) {
    if (error instanceof StoreError) return NO_VOCABULARY
    throw error
  }
}

/** Relative: the browser may know the service by another origin, to which alone its forms may lead. */
function redirectTo({ pathname, search }: URL, shown: Headers): Response {
  const location = `./${pathname.split('/').at(-1) ?? ''}${search}`
  return new Response(null, { status: 303, headers: { ...pageHeaders(shown), Location: location } })
}
