import { EMBED_PATH } from '#contract/site-paths.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import type { BBox } from '#contract/geometry.ts'
import { keysOf } from '#contract/keys.ts'
import { boxText } from '#contract/start-box.ts'
import { namesOf, SHOWN_KINDS } from '#core/address/parameters.ts'
import { formatUi, USUAL_PARTS, type Gestures, type UiPart } from '#core/embed/options.ts'
import type { Language } from '#core/i18n/language.ts'
import type { Selection } from '#core/selection/selection.ts'
import type { ThemeChoice } from '#core/ui/theme/theme-state.ts'
import { readableAddress } from '../link/link.ts'

/** What a webmaster chooses for an embed. */
export interface EmbedOptions {
  readonly parts: readonly UiPart[]
  readonly isListOpen: boolean
  readonly gestures: Gestures
  readonly theme: ThemeChoice
  /** As `#rrggbb`; null: the site's own. */
  readonly accent: string | null
}

/**
 * The link to the map that an embed shows: of a page's link what an embed can show too. It starts at a box, which fits
 * into a frame of any size, and has a language if one is chosen.
 */
export function shownLink(link: string, box: BBox | null, language: Language | null): string {
  const page = new URL(link)
  const url = new URL('/', page)
  for (const name of namesOf(...SHOWN_KINDS)) {
    const value = page.searchParams.get(name) ?? ''
    if (value !== '' && (box === null || name !== 'map')) url.searchParams.set(name, value)
  }
  if (box !== null) url.searchParams.set('bbox', boxText(box))
  if (language !== null) url.searchParams.set('lang', language)
  return readableAddress(url)
}

/** A link that shows of an area its closures alone; of a closure, or of all that is shown, the link itself. */
export function ofRecordAlone(shown: string, record: Selection | null): string {
  if (record?.kind !== 'area') return shown
  const url = new URL(shown)
  url.searchParams.set('protected_area_uuid', record.uuid)
  return readableAddress(url)
}

/** The address of an embed that shows what a link shows; what is as usual is not said. */
export function embedAddress(shown: string, options: EmbedOptions): string {
  const { parts, gestures, theme, accent } = options
  const url = new URL(EMBED_PATH, shown)
  url.search = new URL(shown).search
  const put = (name: string, value: string | null) => value !== null && url.searchParams.set(name, value)
  const ui = formatUi(parts)
  put('ui', ui === formatUi(USUAL_PARTS) ? null : ui)
  put('panel', options.isListOpen && parts.includes('list') ? 'list' : null)
  put('gestures', gestures === 'cooperative' ? null : gestures)
  put('theme', theme === 'auto' ? null : theme)
  put('accent', accent?.slice(1) ?? null)
  return readableAddress(url)
}

/** What a badge tells of beside one record, and in which language. */
const COUNTED: readonly string[] = [...keysOf(closureQuery.params), 'lang']

/** What a badge is about. */
interface Badge {
  readonly kind: 'image' | 'frame'
  /** Null: all that its link shows. */
  readonly record: Selection | null
  readonly theme: ThemeChoice
  /** The activities whose closures it counts: all that concern who does those of the link, as the API selects. */
  readonly activities: readonly number[]
}

/** The address of a line on one record alone or on all that a link shows; it tells how things stand now. */
export function badgeAddress(shown: string, { kind, record, theme, activities }: Badge): string {
  const url = new URL(kind === 'image' ? '/badge.svg' : '/badge', shown)
  const names = record === null ? COUNTED : [record.kind, 'lang']
  for (const [name, value] of new URL(shown).searchParams) {
    if (names.includes(name)) url.searchParams.set(name, name === 'activity_id' ? activities.join() : value)
  }
  if (theme !== 'auto') url.searchParams.set('theme', theme)
  return readableAddress(url)
}
