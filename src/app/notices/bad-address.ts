import { parseWhen } from '#core/clock/when.ts'
import { HORIZONS } from '#records/closures/timeline/timeline-window.ts'
import { parseUuid } from '#contract/ids.ts'
import { keysOf } from '#contract/keys.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { CHANGED, DUE, parseSort } from '#features/desk/desk-names.ts'
import { readableOptions } from '#core/embed/options.ts'
import { isReadable } from '#core/filters/parser.ts'
import { parseHere } from '#features/here/here-address.ts'
import { isLocalStart, isPace } from '#features/hike/time/start.ts'
import { THEME_CHOICES } from '#core/ui/theme/theme-state.ts'
import { parseCamera } from '#core/viewport/camera.ts'

const filters = { ...areaQuery.params, ...closureQuery.params }

const readable: ReadonlyMap<string, (text: string) => boolean> = new Map(
  Object.entries({
    map: (text) => parseCamera(text) !== null,
    area: (text) => parseUuid(text) !== null,
    closure: (text) => parseUuid(text) !== null,
    when: (text) => parseWhen(text) !== null,
    timeline: (text) => HORIZONS.some((horizon) => horizon === text),
    hike: (text) => text === 'now' || isLocalStart(text),
    hike_pace: (text) => isPace(Number(text)),
    hike_activity: (text) => /^(any|\d{1,9})$/.test(text),
    here: (text) => parseHere(text) !== null,
    due: (text) => DUE.some((known) => known === text),
    changed: (text) => CHANGED.some((known) => known === text),
    sort: (text) => parseSort(text) !== null,
    theme: (text) => THEME_CHOICES.some((choice) => choice === text),
    ...Object.fromEntries(keysOf(filters).map((name) => [name, (text: string) => isReadable(filters[name], text)])),
    ...readableOptions,
  }),
)

/** What a site offers to choose from. */
export interface Offers {
  readonly languages: readonly string[]
  /** Ids of backgrounds. */
  readonly basemaps: readonly string[]
}

/** Whether a parameter of an address can have a text; one that nobody knows can have any. */
export function isReadableParameter(name: string, text: string, { languages, basemaps }: Offers): boolean {
  if (text === '') return true
  if (name === 'lang') return languages.includes(text)
  if (name === 'base') return basemaps.includes(text)
  return readable.get(name)?.(text) ?? true
}

/** The parameters of an address whose values cannot be read; they fall back, and that is said once. */
export function unreadableParameters(search: URLSearchParams, offers: Offers): readonly string[] {
  const names = [...readable.keys(), 'lang', 'base']
  return names.filter((name) => search.getAll(name).some((text) => !isReadableParameter(name, text, offers)))
}
