import { FILTER_PARAMS } from '#core/address/filter-params.ts'
import { LISTS } from '#core/address/list-choice.ts'
import { isFilter, isParameter, PARAMETER_NAMES, type ParameterName } from '#core/address/parameters.ts'
import { parseWhen } from '#contract/standing/when.ts'
import { HORIZONS } from '#records/closures/timeline/timeline-window.ts'
import { parseUuid } from '#contract/ids.ts'
import { languageOfTag } from '#contract/vocabulary/preferred-language.ts'
import { bbox } from '#contract/query/bbox.ts'
import { CHANGED, parseDue, parseSort } from '#features/desk/desk-names.ts'
import { readableOptions } from '#core/embed/options.ts'
import { isReadable } from '#core/filters/parser.ts'
import { parseHere } from '#features/here/here-address.ts'
import { readActivities } from '#features/hike/hike-address.ts'
import { isPace } from '#features/hike/time/start.ts'
import { THEME_CHOICES } from '#core/ui/theme/theme-state.ts'
import { parseCamera } from '#core/viewport/camera.ts'
import type { FilterName } from '../../../public/embed/1/embed.d.ts'

/** What a site offers to choose from. */
export interface Offers {
  readonly languages: readonly string[]
  /** Ids of backgrounds. */
  readonly basemaps: readonly string[]
}

type Check = (text: string, offers: Offers) => boolean
const oneOf =
  (texts: readonly string[]): Check =>
  (text) =>
    texts.includes(text)

/** Whether each parameter that is no filter can have a text: one that is missing here does not compile. */
const CHECKS: Readonly<Record<Exclude<ParameterName, FilterName>, Check>> = {
  map: (text) => parseCamera(text) !== null,
  bbox: (text) => isReadable(bbox, text),
  here: (text) => parseHere(text) !== null,
  area: (text) => parseUuid(text) !== null,
  closure: (text) => parseUuid(text) !== null,
  when: (text) => parseWhen(text) !== null,
  base: (text, { basemaps }) => basemaps.includes(text),
  lang: (text, { languages }) => languages.some((language) => language === languageOfTag(text)),
  theme: oneOf(THEME_CHOICES),
  list: oneOf(LISTS),
  timeline: oneOf(HORIZONS),
  hike: (text) => parseWhen(text) !== null,
  hike_pace: (text) => isPace(Number(text)),
  hike_activity: (text) => readActivities(text) !== null,
  due: (text) => parseDue(text) !== null,
  changed: oneOf(CHANGED),
  sort: (text) => parseSort(text) !== null,
  gloves: oneOf(['true', 'false']),
  ...readableOptions,
}

/** Whether a parameter of an address can have a text; one that nobody knows can have any. */
export function isReadableParameter(name: string, text: string, offers: Offers): boolean {
  if (text === '' || !isParameter(name)) return true
  return isFilter(name) ? isReadable(FILTER_PARAMS[name], text) : CHECKS[name](text, offers)
}

/** The parameters of an address whose values cannot be read; they fall back, and that is said once. */
export function unreadableParameters(search: URLSearchParams, offers: Offers): readonly string[] {
  return PARAMETER_NAMES.filter((name) => search.getAll(name).some((text) => !isReadableParameter(name, text, offers)))
}
