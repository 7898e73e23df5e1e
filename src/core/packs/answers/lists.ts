import { GROUND_PLACES_DEFAULT, groundPlaceQuery } from '#contract/query/ground-place-query.ts'
import { foundPlaces } from '#contract/ground/places/found-places.ts'
import { paths } from '#contract/paths.ts'
import { GROUND_EXTENSION, type Extension, type RootDocument } from '#contract/root.ts'
import { CONFIG_PATH } from '#contract/site-paths.ts'
import { TILE_JSON_PATH } from '#contract/tiles/area-tile-json.ts'
import { documentKey } from '../download/documents.ts'
import { newestFirst, type WholePack } from '../pack.ts'
import type { PackStore } from '../store/pack-store.ts'
import { json, queryIn, type Asked } from './context.ts'
import { pageOf } from './page.ts'

/** What packs do whatever the service can do that they are of. */
const ALWAYS: readonly Extension[] = ['areas_bbox', 'text_search', 'closure_detail', 'area_tiles', 'keyset_lists']
/** What they do where the service tells of its records what it takes. */
const WITH_THE_SERVICE: readonly (Extension | typeof GROUND_EXTENSION)[] = [
  'closures_summary',
  'closures_by_area',
  'closures_counted',
  'closures_worst_first',
  'closures_geometry_from',
  'closures_paths',
  GROUND_EXTENSION,
]

/** What packs can do, in the place of the service. */
export function rootOf(asked: Asked): Response {
  const { base, root, closures, areas } = asked.data
  const theirs = WITH_THE_SERVICE.filter((name) => root?.extensions.includes(name))
  const document: RootDocument = {
    name: root?.name ?? 'Fieldgate',
    resources: root?.resources ?? { areas: base + paths.areas, closures: base + paths.closures },
    extensions: [...ALWAYS, ...theirs],
    area_tiles: areas.size > 0 ? base + TILE_JSON_PATH : null,
    demo: root?.demo ?? false,
    updated_at: root?.updated_at ?? null,
    closures_without_place: [...closures.values()].filter(({ record }) => record.geometry_from === 'none').length,
    mirror: root?.mirror ?? null,
  }
  return json(asked, document)
}

/** A list that was kept as it is, in the language of the request; null where the service has none. */
export function keptList(asked: Asked, path: string, isTranslated: boolean): Response | null {
  const key = documentKey(path, isTranslated ? (asked.url.searchParams.get('lang') ?? 'en') : null)
  const entries = asked.data.documents.get(key)
  if (!Array.isArray(entries)) return null
  return path === paths.licences ? json(asked, entries) : pageOf(asked, entries, (entry: unknown) => entry)
}

/** What of the ground is found. */
export function findPlaces(asked: Asked): Response | null {
  const query = queryIn(asked, groundPlaceQuery)
  if (query instanceof Response) return query
  const { q = '', kind = [], bbox = null, near = null, limit = GROUND_PLACES_DEFAULT } = query
  const language = asked.url.searchParams.get('lang') ?? 'en'
  const search = { text: q, kinds: kind, bbox, near, limit }
  return json(asked, { results: foundPlaces(asked.data.places, search, language), complete: true })
}

/** What the app was told beside the API, by the newest pack that has it: without reading more of the packs. */
export async function configOf(store: PackStore, packs: readonly WholePack[]): Promise<Response | null> {
  for (const { edition, refreshedAt } of newestFirst(packs)) {
    const row = await store.row(edition, { kind: 'document', key: CONFIG_PATH })
    if (row?.kind === 'document') return json({ data: { storedAt: refreshedAt } }, row.body)
  }
  return null
}
