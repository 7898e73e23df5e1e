import * as z from 'zod/mini'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { GroundConfig } from '#contract/ground/ground-config.ts'
import { HeightsConfig } from '#contract/ground/heights-config.ts'
import { bbox as bboxParam } from '#contract/query/bbox.ts'
import { CONFIG_PATH } from '#contract/site-paths.ts'
import { ApiError, isNotFound } from '#core/api/errors.ts'
import type { PackedMap } from '../pack.ts'
import { freshDocument } from './fresh.ts'

const Archive = z.union([GroundConfig, HeightsConfig])
type Archive = z.infer<typeof Archive>

const Told = z.object({ grounds: z.optional(z.array(z.unknown())) })

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
export async function planMaps({ grounds, ...sized }: Asked): Promise<PlannedMaps> {
  const maps: PackedMap[] = []
  let shortened: PlannedMaps['shortened'] = null
  for (const archive of archivesIn(grounds).filter(({ bounds }) => boxesIntersect(bounds, sized.box))) {
    const planned = await planMap(archive, sized)
    const found = planned === 'gone' ? ((await planSuccessor(archive, sized)) ?? 'refused') : planned
    if (found === 'refused') shortened = 'refused'
    else if (found !== null) {
      maps.push(found)
      if (found.maxZoom < archive.maxZoom) shortened = 'coarser'
    }
  }
  return { maps, shortened }
}

type Sized = Omit<Asked, 'grounds'>

/**
 * The map that has come in the place of one which the service has no longer, as when its archive was replaced meanwhile;
 * null where none has. Throws ApiError.
 */
export async function planSuccessor(
  gone: Pick<Archive, 'name' | 'tiles'>,
  sized: Sized,
): Promise<PackedMap | 'refused' | null> {
  const { grounds = [] } = await freshDocument(`${sized.origin}${CONFIG_PATH}`, Told, sized.signal)
  const archive = archivesIn(grounds).find(({ name }) => name === gone.name)
  if (archive === undefined || pathOf(archive) === pathOf(gone)) return null
  const planned = await planMap(archive, sized)
  return planned === 'gone' ? planSuccessor(archive, sized) : planned
}

function archivesIn(grounds: readonly unknown[]): readonly Archive[] {
  return grounds.flatMap((ground) => Archive.safeParse(ground).data ?? [])
}

/** Where a revision of an archive is. */
function pathOf({ tiles }: Pick<Archive, 'tiles'>): string {
  return tiles.replace(/\/\{z\}.*$/, '')
}

/** With fewer zooms where it would be larger than the operator gives; null where there is nothing. */
async function planMap(
  archive: Archive,
  { box, origin, signal }: Sized,
): Promise<PackedMap | 'refused' | 'gone' | null> {
  const { name, kind, minZoom } = archive
  const path = pathOf(archive)
  for (let { maxZoom } = archive; maxZoom >= minZoom; maxZoom -= 1) {
    const query = new URLSearchParams({ bbox: bboxParam.write(box), minzoom: `${minZoom}`, maxzoom: `${maxZoom}` })
    const url = `${origin}${path}/bundle?${query}`
    try {
      const { bytes } = await freshDocument(`${url}&size=1`, Size, signal)
      return { name, kind, bundle: `${path} ${query}`, url, bytes, minZoom, maxZoom }
    } catch (error) {
      if (isNotFound(error)) return 'gone'
      if (!(error instanceof ApiError) || error.failure.kind !== 'refused') throw error
      if (error.failure.status === 403) return 'refused'
      if (error.failure.status !== 400) throw error
    }
  }
  return null
}
