import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS, STATUSES } from '#contract/records/closure.ts'
import { MAY_15 } from '#testing/builders.ts'
import { aDirectory, parsed } from '../../store/testing/store.ts'
import type { Store } from '../../store/domain/store.ts'
import { TILE_MAX_ZOOM } from '#contract/tiles/grid.ts'
import { runExport, type ExportRequest } from '../run-export.ts'

/** Exports areas as GeoJSON on 15 May 2026, unless told otherwise; returns the path of the file. */
export async function exported(
  store: Store,
  { where = '', ...changes }: Partial<Omit<ExportRequest, 'where'>> & { where?: string } = {},
): Promise<string> {
  const path = join(aDirectory(), `export.${changes.format ?? 'geojson'}`)
  await runExport(
    store,
    {
      format: 'geojson',
      kind: 'areas',
      wkt: false,
      maxZoom: TILE_MAX_ZOOM,
      service: 'Fieldgate',
      now: MAY_15,
      onProgress: () => {},
      onChange: () => {},
      where: new URLSearchParams(where),
      ...changes,
    },
    path,
  )
  return path
}

const Collection = z.looseObject({
  features: z.array(z.looseObject({ properties: z.record(z.string(), z.unknown()) })),
})

/** A file of GeoJSON. */
export function collectionIn(path: string): z.infer<typeof Collection> {
  return Collection.parse(JSON.parse(readFileSync(path, 'utf8')))
}

const ALL = { offset: 0, limit: 1000 }
const Records = z.array(z.record(z.string(), z.unknown()))

/** All areas and closures of a store by uuid, without what is its own affair: numbers and times of update. */
export async function contentOf(store: Store) {
  const areaFields = AREA_FIELDS.filter((field) => !OWN_AFFAIRS.has(field))
  const closureFields = CLOSURE_FIELDS.filter((field) => !OWN_AFFAIRS.has(field))
  const areas = await store.listAreas({}, areaFields, ALL)
  const closures = await store.listClosures({ status: STATUSES }, closureFields, ALL, MAY_15)
  const sources = await store.listSources('en')
  return {
    areas: sorted(Records.parse(parsed(areas))),
    closures: sorted(
      Records.parse(parsed(closures)).map(({ source_id, ...closure }) => ({
        ...closure,
        source: sources.find(({ id }) => id === source_id)?.name,
      })),
    ),
  }
}

const OWN_AFFAIRS: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at'])

function sorted<T extends Readonly<Record<string, unknown>>>(records: readonly T[]): T[] {
  return records.toSorted((a, b) => (String(a['uuid']) < String(b['uuid']) ? -1 : 1))
}
