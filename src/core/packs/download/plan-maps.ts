import * as z from 'zod/mini'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { GroundConfig } from '#contract/ground/ground-config.ts'
import { HeightsConfig } from '#contract/ground/heights-config.ts'
import { bbox as bboxParam } from '#contract/query/bbox.ts'
import { ApiError } from '#core/api/errors.ts'
import type { PackedMap } from '../pack.ts'
import { freshDocument } from './fresh.ts'

const Archive = z.union([GroundConfig, HeightsConfig])
type Archive = z.infer<typeof Archive>

const Size = z.object({ bytes: z.number(), minzoom: z.number(), maxzoom: z.number() })

/** What of the archives of a service is taken along. */
export interface PlannedMaps {
  readonly maps: readonly PackedMap[]
  /** Whether the operator gives no maps, or none as large as the region: then `maps` has less detail, or none. */
  readonly shortened: 'refused' | 'coarser' | null
}

interface Asked {
  /** Of `/config.json`. */
  readonly grounds: readonly unknown[]
  readonly box: BBox
  /** Of the site that gives them. */
  readonly origin: string
  readonly signal: AbortSignal
}

/** Archives that reach into a box, with the size of their part in it as the service tells it. Throws ApiError. */
export async function planMaps({ grounds, box, origin, signal }: Asked): Promise<PlannedMaps> {
  const archives = grounds.flatMap((ground) => Archive.safeParse(ground).data ?? [])
  const maps: PackedMap[] = []
  let shortened: PlannedMaps['shortened'] = null
  for (const archive of archives.filter(({ bounds }) => boxesIntersect(bounds, box))) {
    const planned = await planMap(archive, { box, origin, signal })
    if (planned === 'refused') shortened = 'refused'
    else if (planned !== null) {
      maps.push(planned)
      if (planned.maxZoom < archive.maxZoom) shortened = 'coarser'
    }
  }
  return { maps, shortened }
}

type Sized = Omit<Asked, 'grounds'>

/** With fewer zooms where it would be larger than the operator gives; null where there is nothing. */
async function planMap(archive: Archive, { box, origin, signal }: Sized): Promise<PackedMap | 'refused' | null> {
  const { name, kind, tiles, minZoom } = archive
  const path = tiles.replace(/\/\{z\}.*$/, '')
  for (let { maxZoom } = archive; maxZoom >= minZoom; maxZoom -= 1) {
    const query = new URLSearchParams({ bbox: bboxParam.write(box), minzoom: `${minZoom}`, maxzoom: `${maxZoom}` })
    const url = `${origin}${path}/bundle?${query}`
    try {
      const { bytes } = await freshDocument(`${url}&size=1`, Size, signal)
      return { name, kind, bundle: `${path} ${query}`, url, bytes, minZoom, maxZoom }
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.kind !== 'refused') throw error
      if (error.failure.status === 403 || error.failure.status === 404) return 'refused'
      if (error.failure.status !== 400) throw error
    }
  }
  return null
}
