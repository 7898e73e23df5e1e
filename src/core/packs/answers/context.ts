import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { QueryCodec } from '#contract/query/query.ts'
import { headers } from '#core/offline/protocol.ts'
import { outsideOf } from '../region/outside.ts'
import type { PackedData } from './packed-data.ts'

/** A request to the API, and what there is to answer it with. */
export interface Asked {
  readonly data: PackedData
  readonly url: URL
  /** Below the address of the API. */
  readonly path: string
  /** Epoch ms. */
  readonly now: number
}

/** Says of an answer where it comes from, and as of when it is. */
function originOf({ storedAt }: Pick<PackedData, 'storedAt'>): Record<string, string> {
  return { [headers.from]: 'pack', [headers.storedAt]: storedAt, 'Cache-Control': 'no-store' }
}

/** What an answer says of itself. */
interface Told {
  readonly data: Pick<PackedData, 'storedAt'>
}

/** `isPartial`: packs know of a part alone of what was asked about. */
export function json({ data }: Told, body: unknown, isPartial = false): Response {
  return Response.json(body, { headers: { ...originOf(data), ...(isPartial && { [headers.partial]: 'true' }) } })
}

export function refusal({ data }: Pick<Asked, 'data'>, status: 400 | 404, body: ErrorBody): Response {
  return Response.json(body, { status, headers: originOf(data) })
}

export function bytes(
  data: Pick<PackedData, 'storedAt'>,
  body: Uint8Array<ArrayBuffer> | null,
  type: string,
): Response {
  const own = { ...originOf(data), ...(body !== null && { 'Content-Type': type }) }
  return new Response(body, { status: body === null ? 204 : 200, headers: own })
}

/** The parameters of a request; where they are wrong, the answer that says so. */
export function queryIn<Q>(asked: Asked, codec: QueryCodec<Q>): Partial<Q> | Response {
  const read = codec.read(asked.url.searchParams)
  if (read.ok) return read.query
  return refusal(asked, 400, Object.fromEntries(Object.entries(read.errors).map(([name, said]) => [name, [...said]])))
}

/** Whether packs know of a part alone of a box; of the world they never know more. */
export function isPartlyKnown({ regions }: Pick<PackedData, 'regions'>, box: BBox | undefined): boolean {
  return box === undefined || outsideOf(regions, box).coordinates.length > 0
}

/** Whether packs have anything to say of a box: where they end, nothing is known. */
export function isWithinReach({ regions }: Pick<PackedData, 'regions'>, box: BBox | undefined): boolean {
  return box === undefined || regions.some((region) => boxesIntersect(region.box, box))
}
