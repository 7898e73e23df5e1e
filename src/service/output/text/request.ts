import { MAP_PATH, TEXT_PATH } from '#contract/site-paths.ts'
import { startBox } from '#contract/start-box.ts'
import type { Moment } from '#contract/standing/when.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { GroundPlace } from '#contract/ground/ground-place.ts'
import type { BBox } from '#contract/geometry.ts'
import type { ServedClosures } from '../served/served-closures.ts'
import type { ClosureRanking } from '../summary/closure-ranking.ts'
import type { Store } from '../../store/domain/store.ts'
import { searchOf, type TextAsked, type TextQuery } from './asked.ts'

/** What text pages are made of. */
export interface TextSources {
  readonly store: Store
  readonly closures: ServedClosures
  readonly ranking: ClosureRanking
  /** The places of the ground that have a name, in a language; none where there is no ground. */
  readonly placesNamed: (name: string, language: Language) => Promise<readonly GroundPlace[]>
}

/** A link of the operator. */
export interface TextLink {
  readonly label: string
  /** The language of the label; undefined where it is not known. */
  readonly lang: string | undefined
  readonly url: string
}

/** Which text page is asked for, and by whom. */
export interface TextRequest extends TextAsked {
  /** What the site is called, and what begins its addresses. */
  readonly site: string
  readonly origin: string
  readonly language: Language
  /** Whether the address names the language. */
  readonly namesLanguage: boolean
  /** The languages that the operator offers. */
  readonly languages: readonly Language[]
  /** The zone in which the site tells the time. */
  readonly zone: string
  /** What the site keeps to; null: the whole world. */
  readonly region: BBox | null
  readonly links: readonly TextLink[]
  /** The language in which names and texts of the records are written; undefined where it is not known. */
  readonly recordsLanguage: string | undefined
  /** What the operator tells everybody at present; null: nothing. */
  readonly banner: (Pick<TextLink, 'lang'> & { readonly text: string; readonly link: TextLink | null }) | null
  readonly hasPictures: boolean
  /** Whether search engines may keep it. */
  readonly isIndexed: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

/** The moment that a page tells of. */
export function momentOf({ query, now }: Pick<TextRequest, 'query' | 'now'>): Moment {
  return { when: query.when ?? 'now', now }
}

/** The address of a text page, without the origin; in the reader's language where this one is. */
export function textAddress(
  query: TextQuery,
  { language, namesLanguage }: Pick<TextRequest, 'language' | 'namesLanguage'>,
): string {
  return addressAt(TEXT_PATH, searchOf(query, namesLanguage ? language : null))
}

/** The same in a language of choice. */
export function textAddressIn(query: TextQuery, language: Language | null): string {
  return addressAt(TEXT_PATH, searchOf(query, language))
}

/** The view of the map that shows the same; around `place` where there is one, else where the query says. */
export function mapAddress(query: TextQuery, request: TextRequest, place: BBox | null): string {
  const search = searchOf({ ...query, page: 1 }, request.namesLanguage ? request.language : null)
  if (place !== null) search.set('bbox', startBox(place))
  return addressAt(MAP_PATH, search)
}

/** The address of another page of the site, in the reader's language where this one is. */
export function pageAddress(path: string, { language, namesLanguage }: TextRequest): string {
  return addressAt(path, new URLSearchParams(namesLanguage ? { lang: language } : {}))
}

function addressAt(path: string, search: URLSearchParams): string {
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
