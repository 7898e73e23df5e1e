import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { parseUuid } from '#contract/ids.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import * as sentences from '#contract/error-sentences.ts'
import { ApiError, notFound, wrongQuery } from '../../answer/api-error.ts'
import type { RouteContext, ServiceContext, ServiceEnv } from '../kernel/context.ts'
import type { Composed } from '../../answer/answer.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { lastQuery } from '../kernel/last-query.ts'
import { languageOf } from '../kernel/language.ts'
import { readRoute } from '../kernel/resource.ts'
import { viewAt } from '../oembed/address.ts'
import { oembedOf, oembedXml } from '../oembed/oembed.ts'
import type { Store } from '../../store/domain/store.ts'

/** How each address of the map is put into a page (oembed.com). `site`: what the site is called. */
export function oembedRoutes(app: Hono<ServiceEnv>, context: RouteContext, site: string): void {
  readRoute(app, '/oembed', (c) => {
    const isXml = isXmlAsked(c)
    const language = languageOf(c, { lang: languageIn(lastQuery(c, 'url')) })
    const compose = async (now: number): Promise<Composed> => {
      const { url, ...room } = askedOf(c)
      const origin = c.get('origin')
      const view = viewAt(url, origin)
      if (view === null) throw notFound()
      const search = new URL(view.page).searchParams
      const subject = await subjectOf(context.store, search, { language, now })
      const oembed = await oembedOf({ ...view, ...room, subject, language, site, origin })
      return { body: isXml ? Buffer.from(await oembedXml(oembed)) : jsonBytes(oembed) }
    }
    const variant = { header: 'Accept-Language', value: language }
    return sendJson(c, context, compose, { variant, ...(isXml ? { type: 'text/xml; charset=utf-8' } : {}) })
  })
}

function isXmlAsked(c: ServiceContext): boolean {
  const format = lastQuery(c, 'format')?.trim() ?? ''
  if (['', 'json', 'xml'].includes(format)) return format === 'xml'
  throw new ApiError(501, { detail: 'There is no such format. There are: json, xml.' })
}

/** The parameters of a request; throws a 400 that names every wrong one. */
function askedOf(c: ServiceContext) {
  const url = lastQuery(c, 'url')?.trim() ?? ''
  const [maxWidth, maxHeight] = [pixelsIn(lastQuery(c, 'maxwidth')), pixelsIn(lastQuery(c, 'maxheight'))]
  if (URL.canParse(url) && maxWidth !== null && maxHeight !== null) return { url: new URL(url), maxWidth, maxHeight }
  throw wrongQuery({
    ...(URL.canParse(url) ? {} : { url: [`Enter the address of a view of the map, such as ${c.get('origin')}/.`] }),
    ...(maxWidth === null ? { maxwidth: [sentences.number] } : {}),
    ...(maxHeight === null ? { maxheight: [sentences.number] } : {}),
  })
}

/** The language that a view's address names; empty where it names none. */
function languageIn(address = ''): string {
  return URL.canParse(address) ? (new URL(address).searchParams.getAll('lang').at(-1) ?? '') : ''
}

/** A number of pixels, without a text no bound; null for a text that is none. */
function pixelsIn(text = ''): number | null {
  if (text.trim() === '') return Infinity
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null
}

const Named = z.object({ name: z.string() })

/** What the record is called that a view opens; null where it opens none. */
async function subjectOf(
  store: Store,
  search: URLSearchParams,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<string | null> {
  const closure = parseUuid(search.get('closure') ?? '')
  const record = closure === null ? null : await store.findClosure(closure, ['name'], now)
  if (record !== null) return Named.parse(JSON.parse(new TextDecoder().decode(record))).name
  const area = parseUuid(search.get('area') ?? '')
  return area === null ? null : ((await store.areaPlaces([area], language)).get(area)?.name ?? null)
}
