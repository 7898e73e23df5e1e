import { EMBED_PATH, MAP_PATH } from '#contract/site-paths.ts'
import { keysOf } from '#contract/keys.ts'
import { areaFilterParams } from '#contract/query/area-filter-params.ts'
import { closureQuery } from '#contract/query/closure-query.ts'

const { fields: _, active_on: __, updated_after: ___, ...filters } = closureQuery.params
/** What the map and its embed show, by the names of their addresses. */
const SHOWN: readonly string[] = [
  'map',
  'area',
  'closure',
  'when',
  'base',
  'lang',
  'theme',
  ...keysOf(filters),
  ...keysOf(areaFilterParams),
]
/** What an embed alone knows. */
const OWN: readonly string[] = ['ui', 'panel', 'gestures', 'accent']

/** The address of a view of the map, on its own and in the frame of a page. */
export interface View {
  readonly page: string
  readonly embed: string
}

/** The view that an address of the site opens, without what neither page knows; null for any other address. */
export function viewAt(address: URL, origin: string): View | null {
  const isView = [MAP_PATH, EMBED_PATH, `${EMBED_PATH}/`].includes(address.pathname)
  if (!isView || address.origin !== new URL(origin).origin || address.username !== '' || address.password !== '') {
    return null
  }
  return {
    page: `${origin}${MAP_PATH}${queryOf(address, SHOWN)}`,
    embed: `${origin}${EMBED_PATH}${queryOf(address, [...SHOWN, ...OWN])}`,
  }
}

function queryOf({ searchParams }: URL, names: readonly string[]): string {
  const kept = [...searchParams].filter(([name, value]) => names.includes(name) && value !== '')
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}
