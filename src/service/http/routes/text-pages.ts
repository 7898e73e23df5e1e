import { recordsLanguageOf } from '../../store/domain/invented.ts'
import type { Hono } from 'hono'
import { isBannerDue } from '#contract/config/app-config-banner.ts'
import { textIn, textLanguage } from '#contract/config/app-config-text.ts'
import type { GroundPlace } from '#contract/ground/ground-place.ts'
import { formatDate } from '#contract/messages/formats.ts'
import { TEXT_PATH } from '#contract/site-paths.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { ServiceConfig } from '../../config/config.ts'
import { foundPlaces } from '#contract/ground/places/found-places.ts'
import { areaPage } from '../../output/text/area-page.ts'
import { readAsked } from '../../output/text/asked.ts'
import { closurePage } from '../../output/text/closure-page.ts'
import { listPage } from '../../output/text/list-page.ts'
import { missingPage } from '../../output/text/missing-page.ts'
import type { TextLink, TextRequest, TextSources } from '../../output/text/request.ts'
import { TEXT_POLICY } from '../../output/text/style.ts'
import type { Composed } from '../../answer/answer.ts'
import { ApiError, notFound } from '../../answer/api-error.ts'
import { PAGE_TYPE } from '../../answer/format.ts'
import { PUBLIC } from '../../answer/headers.ts'
import type { RouteContext, ServiceContext, ServiceEnv } from '../kernel/context.ts'
import { publicUrl, sendJson } from '../kernel/json.ts'
import { languageOf } from '../kernel/language.ts'
import { readRoute } from '../kernel/resource.ts'

/** The pages without script: what the map shows at the same address as a list, and each area and closure on its own. */
export function textRoutes(app: Hono<ServiceEnv>, context: RouteContext, config: ServiceConfig): void {
  const sources: TextSources = { ...context, placesNamed: (name, language) => placesNamed(context, name, language) }
  readRoute(app, TEXT_PATH, async (c) => {
    const request = requestOf(c, context, config)
    const { language } = request
    const headers = { 'Content-Security-Policy': TEXT_POLICY, 'Content-Language': language }
    try {
      const compose = (now: number) => composePage(sources, { ...request, now })
      const variant = { header: 'Accept-Language', value: language }
      return await sendJson(c, context, compose, { type: PAGE_TYPE, variant, headers })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      const body = await missingPage(sources, await withdrawnOn(sources, request), request)
      const own = { ...PUBLIC, ...headers, 'Content-Type': PAGE_TYPE, 'Cache-Control': 'no-store' }
      return new Response(body, { status: 404, headers: { ...own, Vary: 'Accept-Language' } })
    }
  })
}

async function composePage(sources: TextSources, asked: TextRequest): Promise<Composed> {
  const recordsLanguage = recordsLanguageOf(await sources.store.state(), asked.recordsLanguage)
  const request = { ...asked, recordsLanguage }
  const { closure, area } = request.query
  const page =
    closure !== undefined
      ? await closurePage(sources, closure, request)
      : area !== undefined
        ? await areaPage(sources, area, request)
        : await listPage(sources, request)
  if (page === null) throw notFound()
  return page
}

function requestOf(c: ServiceContext, { previews, now }: RouteContext, config: ServiceConfig): TextRequest {
  const url = publicUrl(c)
  const language = languageOf(c, { offered: config.languages })
  const present = now()
  return {
    ...readAsked(url.searchParams),
    site: textIn(config.title, language),
    origin: c.get('origin'),
    language,
    namesLanguage: (url.searchParams.getAll('lang').at(-1) ?? '') !== '',
    languages: config.languages,
    zone: config.timeZone ?? 'UTC',
    region: config.region?.bbox ?? null,
    recordsLanguage: config.recordsLanguage,
    links: config.legalLinks.map((link) => linkIn(link, language)),
    banner: bannerOf(config, language, present),
    hasPictures: previews.areMade,
    isIndexed: config.searchEngines,
    now: present,
  }
}

function linkIn({ label, url }: ServiceConfig['legalLinks'][number], language: Language): TextLink {
  return { label: textIn(label, language), lang: textLanguage(label, language), url }
}

function bannerOf({ banner }: ServiceConfig, language: Language, now: number): TextRequest['banner'] {
  if (banner === null || !isBannerDue(banner, now)) return null
  const { text, link } = banner
  return {
    text: textIn(text, language),
    lang: textLanguage(text, language),
    link: link === undefined ? null : linkIn(link, language),
  }
}

async function placesNamed(
  { groundPlaces }: RouteContext,
  name: string,
  language: Language,
): Promise<readonly GroundPlace[]> {
  const { places } = (await groundPlaces?.known()) ?? { places: [] }
  return foundPlaces(places, { text: name, kinds: [], bbox: null, near: null, limit: MOST_PLACES }, language)
}

const MOST_PLACES = 10

/** The day on which the record that is asked for was withdrawn, in words; null where there never was one. */
async function withdrawnOn({ store }: TextSources, { query, language, zone }: TextRequest): Promise<string | null> {
  const { closure, area } = query
  const at =
    closure === undefined
      ? area && (await store.findDeletion('area', area))
      : await store.findDeletion('closure', closure)
  return at == null ? null : formatDate(language, Date.parse(at), zone)
}
