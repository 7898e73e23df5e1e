import * as sentences from '#contract/error-sentences.ts'
import type { BBox } from '#contract/geometry.ts'
import { parseUuid } from '#contract/ids.ts'
import { boxesIntersect } from '#contract/geo/box.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { areaMatcher } from '#contract/query/matching.ts'
import { AREA_DEFAULT_FIELDS, AREA_FIELDS, type AreaField } from '#contract/records/area.ts'
import { meetsBox } from '../region/within.ts'
import { isPartlyKnown, isWithinReach, json, queryIn, refusal, type Asked } from './context.ts'
import type { HeldArea } from './held.ts'
import { chosenOf, pageOf } from './page.ts'

export function listAreas(asked: Asked): Response | null {
  const query = queryIn(asked, areaQuery)
  if (query instanceof Response) return query
  const { fields, bbox, ...filters } = query
  if (!isWithinReach(asked.data, bbox)) return null
  const matches = areaMatcher(filters)
  const areas = [...asked.data.areas.values()].filter((area) => matches(area.record) && isIn(area, bbox))
  return pageOf(asked, areas, (area) => fieldsOf(area, fields ?? AREA_DEFAULT_FIELDS), isPartlyKnown(asked.data, bbox))
}

/** Null for one that no pack has: there may be one all the same. */
export function oneArea(asked: Asked, text: string): Response | null {
  const uuid = parseUuid(text)
  if (uuid === null) return refusal(asked, 404, { detail: sentences.notFound })
  const query = queryIn(asked, areaQuery)
  if (query instanceof Response) return query
  const area = asked.data.areas.get(uuid)
  if (area !== undefined) return json(asked, fieldsOf(area, query.fields ?? AREA_FIELDS))
  return withdrawn(asked, 'area', uuid)
}

/** That a record was withdrawn, where the packs know it. */
export function withdrawn(asked: Asked, list: 'area' | 'closure', uuid: string): Response | null {
  const tombstone = asked.data.tombstones.get(uuid)
  if (tombstone?.list !== list) return null
  const detail = list === 'area' ? sentences.noArea : sentences.noClosure
  return refusal(asked, 404, { detail, deleted_at: tombstone.deletedAt })
}

function isIn({ box, outline }: HeldArea, wanted: BBox | undefined): boolean {
  if (wanted === undefined) return true
  if (box === null || !boxesIntersect(box, wanted)) return false
  return outline === null || meetsBox(outline, wanted)
}

function fieldsOf(area: HeldArea, fields: readonly AreaField[]): object {
  const record = fields.includes('geometry') ? { ...area.record, geometry: area.geometry ?? undefined } : area.record
  return chosenOf(record, fields)
}
