import type { AreaRecord } from '#contract/records/area.ts'
import { CLOSURE_SHAPE_FIELDS } from '#records/closures/layer/shape-fields.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { Api } from '#core/api/client.ts'
import { ApiError } from '#core/api/errors.ts'
import { getArea } from '#core/api/operations/areas.ts'
import { listClosures } from '#core/api/operations/closures.ts'
import { boxOfLine, type EdgeTree } from '../line/edge-tree.ts'
import type { ClosureTouch } from '../time/encounter.ts'
import { reachBoxOf } from '../touch/reach.ts'
import { touchOf } from '../touch/touch.ts'

/** More closures than this around one line are not checked; the answer says so. */
const LIMIT = 10_000
/** Areas asked for one by one, for closures that have no shape of their own. */
const MOST_AREAS = 100
/** After so many ms a check pauses, to notice that it was aborted. */
const PATIENCE = 40

/** What a line was held against. */
export interface CheckAnswer {
  /** How many closures and notices the line was held against. */
  readonly checked: number
  /** Those around the line of which no shape is known: they cannot be checked. */
  readonly shapeless: readonly ClosureRecord[]
  /** Records that could not be read, and how many there are in all where not all were asked for. */
  readonly unreadable: number
  readonly beyondLimit: number | null
  /** Whether the line leaves what the device knows without the network. */
  readonly isPartial: boolean
  /** Whose closures they are, by their ids. */
  readonly sources: readonly number[]
  /** Time zones of all that was read, for the hour of the start. */
  readonly zones: readonly string[]
  /** Epoch ms. */
  readonly askedAt: number
}

/** An answer, with what of all that the line touches. */
export interface Check {
  readonly answer: CheckAnswer
  readonly touches: readonly ClosureTouch[]
}

/** What a line is held against. */
export interface CheckRequest {
  /** The day on which closures end at the earliest. */
  readonly since: string
  /** Whether the service knows the paths within closures. */
  readonly withPaths: boolean
}

/** Asks a service for all that is around a line and ends no earlier than a day, and holds the line against it. */
export async function checkClosures(
  api: Api,
  tree: EdgeTree,
  { since, withPaths }: CheckRequest,
  signal: AbortSignal,
): Promise<Check> {
  const box = reachBoxOf(boxOfLine(tree))
  const fields = withPaths ? ([...CLOSURE_SHAPE_FIELDS, 'paths'] as const) : CLOSURE_SHAPE_FIELDS
  const query = { fields, ends_after: since, bbox: box }
  const read = await listClosures(api, query, { limit: LIMIT, signal })
  const around = read.records.filter(({ bbox }) => bbox == null || boxesIntersect(bbox, box))
  const areas = await areaShapes(api, around, box, signal)
  const touches: ClosureTouch[] = []
  const shapeless: ClosureRecord[] = []
  let rested = performance.now()
  for (const { geometry, ...record } of around) {
    const { geometries, isWhole } =
      geometry == null ? shapesOf(record, areas) : { geometries: [geometry], isWhole: true }
    const touch = touchOf(tree, { type: 'GeometryCollection', geometries: [...geometries] })
    const shape = geometry == null || record.geometry_from === 'areas' ? 'areas' : 'own'
    if (touch !== null) touches.push({ record, shape, ...touch })
    else if (!isWhole) shapeless.push(record)
    if (performance.now() - rested > PATIENCE) {
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
      rested = performance.now()
    }
  }
  const answer = {
    shapeless,
    checked: around.length - shapeless.length,
    unreadable: read.unreadable,
    beyondLimit: read.more ? read.count : null,
    isPartial: read.isPartial === true,
    sources: [...new Set(around.flatMap(({ source_id }) => source_id ?? []))],
    zones: around.flatMap(({ time_zone }) => time_zone ?? []),
    askedAt: Date.now(),
  }
  return { answer, touches }
}

/** What the areas of closures are known by: their shape, or that they are elsewhere; one of which nothing is known is not there. */
type KnownAreas = ReadonlyMap<Uuid, NonNullable<AreaRecord['geometry']> | 'elsewhere'>

/** The shapes around the line of a closure that has none of its own; `isWhole`: it has no other that might be there. */
function shapesOf({ protected_area_uuids }: ClosureRecord, areas: KnownAreas) {
  const known = (protected_area_uuids ?? []).map((uuid) => areas.get(uuid))
  return {
    geometries: known.filter((shape) => shape !== undefined && shape !== 'elsewhere'),
    isWhole: known.length > 0 && !known.includes(undefined),
  }
}

/** Asks for the areas that closures without a shape of their own are recorded for. */
async function areaShapes(
  api: Api,
  around: readonly ClosureRecord[],
  box: BBox,
  signal: AbortSignal,
): Promise<KnownAreas> {
  const wanted = around.flatMap((record) => (record.geometry == null ? (record.protected_area_uuids ?? []) : []))
  const areas = new Map<Uuid, NonNullable<AreaRecord['geometry']> | 'elsewhere'>()
  for (const uuid of [...new Set(wanted)].slice(0, MOST_AREAS)) {
    try {
      const { bbox, geometry } = await getArea(api, uuid, { fields: ['uuid', 'name', 'bbox', 'geometry'], signal })
      if (bbox != null && !boxesIntersect(bbox, box)) areas.set(uuid, 'elsewhere')
      else if (geometry != null) areas.set(uuid, geometry)
    } catch (error) {
      // An area that is gone leaves its closure without a shape, which the answer says; a broken line fails the check.
      if (!(error instanceof ApiError) || error.failure.kind === 'unreachable') throw error
    }
  }
  return areas
}
