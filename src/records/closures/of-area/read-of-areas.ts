import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { isNotFound } from '#core/api/errors.ts'
import type { Api, RequestOptions } from '#core/api/client.ts'
import type { ListRead } from '#core/api/list.ts'
import { getArea } from '#core/api/operations/areas.ts'
import { isOfArea } from './is-of-area.ts'

interface Options extends RequestOptions {
  readonly listIn: (box: BBox) => Promise<ListRead<ClosureRecord>>
}

/**
 * Reads the closures of areas from a service that does not select them: those of each area's box that are its own. An area
 * that does not exist, or has no place, has none. Throws ApiError.
 */
export async function readOfAreas(
  api: Api,
  areas: readonly Uuid[],
  { listIn, signal }: Options,
): Promise<ListRead<ClosureRecord>> {
  const reads = await Promise.all(areas.map((uuid) => readOfArea(api, uuid, { listIn, signal })))
  const read = reads.filter((one) => one !== null)
  const records = [...new Map(read.flatMap((one) => one.records).map((record) => [record.uuid, record])).values()]
  return {
    records,
    count: records.length,
    unreadable: read.reduce((sum, { unreadable }) => sum + unreadable, 0),
    more: read.some(({ more }) => more),
  }
}

async function readOfArea(api: Api, uuid: Uuid, { listIn, signal }: Options) {
  try {
    const { bbox: box = null, geometry: shape = null } = await getArea(api, uuid, { signal })
    if (box === null) return null
    const read = await listIn(box)
    return { ...read, records: read.records.filter((record) => isOfArea(record, { uuid, box, shape })) }
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
