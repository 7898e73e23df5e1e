import * as sentences from '#contract/error-sentences.ts'
import { parseUuid } from '#contract/ids.ts'
import { closureQuery, type ClosureFilters } from '#contract/query/closure-query.ts'
import { CLOSURE_DEFAULT_FIELDS, SERVED_CLOSURE_FIELDS, type ServedClosureField } from '#contract/records/closure.ts'
import { withdrawn } from './areas.ts'
import { selectClosures, standingOf } from './closure-selection.ts'
import { isPartlyKnown, isWithinReach, json, queryIn, refusal, type Asked } from './context.ts'
import type { HeldClosure } from './held.ts'
import type { PackedData } from './packed-data.ts'
import { chosenOf, pageOf } from './page.ts'

export function listClosures(asked: Asked): Response | null {
  const query = queryIn(asked, closureQuery)
  if (query instanceof Response) return query
  const { fields = CLOSURE_DEFAULT_FIELDS, ...filters } = query
  if (!isWithinReach(asked.data, filters.bbox)) return null
  const closures = selectClosures(asked.data, filters, asked.now)
  return pageOf(
    asked,
    closures,
    (closure) => closureFields(closure, fields, asked.now),
    isPartlyListed(asked.data, filters),
  )
}

/** Whether there may be more than packs have: of an area that lies within their regions they have all. */
function isPartlyListed(data: PackedData, { bbox, protected_area_uuid: areas }: ClosureFilters): boolean {
  if (bbox !== undefined || areas === undefined) return isPartlyKnown(data, bbox)
  return areas.some((uuid) => isPartlyKnown(data, data.areas.get(uuid)?.box ?? undefined))
}

/** Null for one that no pack has: there may be one all the same. */
export function oneClosure(asked: Asked, text: string): Response | null {
  const uuid = parseUuid(text)
  if (uuid === null) return refusal(asked, 404, { detail: sentences.notFound })
  const query = queryIn(asked, closureQuery)
  if (query instanceof Response) return query
  const closure = asked.data.closures.get(uuid)
  if (closure === undefined) return withdrawn(asked, 'closure', uuid)
  return json(asked, closureFields(closure, query.fields ?? SERVED_CLOSURE_FIELDS, asked.now))
}

/** The status is told for now: it may have changed since the pack was made. */
export function closureFields(closure: HeldClosure, fields: readonly ServedClosureField[], now: number): object {
  const { status } = standingOf(closure, now)
  return chosenOf({ ...closure.record, status }, fields)
}
