import * as z from 'zod/mini'
import { PartialArea, ProtectedArea } from '#contract/records/area.ts'
import { Closure, PartialClosure } from '#contract/records/closure.ts'
import { boundsOf } from '#contract/geo/bounds.ts'
import { boxesIntersect } from '#contract/geo/box.ts'
import { Organisation } from '#contract/records/organisation.ts'
import { withoutNulls } from '#contract/reading.ts'
import { isTimeZone } from '#contract/status/zone.ts'
import { Wildlife } from '#contract/records/wildlife.ts'
import { areas, closures, organisations, wildlife, withSearch, type RecordList } from '../data/lists.ts'
import { getPage } from '../data/page.ts'
import { expectOnce, expectThat, fail, parsed, shown, skip } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import type { Subject } from '../kernel/subject.ts'

/** The first hundred records of a list with all their fields; those that are shown without `fields`, by the specification. */
async function wholeRecords<S extends z.ZodMiniType>(subject: Subject, list: RecordList, schema: S) {
  const fields = subject.specOnly ? undefined : `fields=${list.fields.join(',')}`
  const { answer, results } = await getPage(subject, withSearch(list.path, 'page_size=100', list.everything, fields))
  if (results.length === 0) skip(`${list.path} is empty`)
  return { answer, records: results.map((record) => parsed(answer, schema, record, 'a record')) }
}

function shape(name: string, list: RecordList, strict: z.ZodMiniType, loose: z.ZodMiniType = strict): Rule {
  return {
    id: `${name}.record`,
    section: 5,
    says: 'Every field of a record is as section 5 has it, uuids in lower case and each once.',
    ...(list.needs === undefined ? {} : { needs: list.needs }),
    check: async (subject) => {
      await wholeRecords(subject, list, subject.specOnly ? loose : strict)
      const { answer, results } = await getPage(
        subject,
        withSearch(list.path, 'page_size=1000', list.everything, 'fields=uuid'),
      )
      const uuids = results.map(({ uuid }) => String(uuid))
      const capital = uuids.find((uuid) => uuid !== uuid.toLowerCase())
      expectThat(capital === undefined, answer, 'uuids in lower case', capital)
      expectOnce(answer, uuids)
    },
  }
}

const MARGIN = 1e-6

export const recordRules: readonly Rule[] = [
  shape('areas', areas, ProtectedArea, z.pipe(z.transform(withoutNulls), PartialArea)),
  {
    id: 'areas.place',
    section: 5,
    says: 'An area’s bbox holds its geometry and its centroid, its time zone is an IANA zone.',
    needs: 'extensions',
    check: async (subject) => {
      const { answer, records } = await wholeRecords(subject, areas, ProtectedArea)
      for (const { uuid, bbox, centroid, geometry, time_zone, area_km2 } of records) {
        const [lng, lat] = centroid
        const [, south, , north] = bbox
        expectThat(isTimeZone(time_zone), answer, `an IANA zone for ${uuid}`, time_zone)
        expectThat(boxesIntersect(bbox, [lng, lat, lng, lat]), answer, `centroid of ${uuid} in its bbox`, {
          bbox,
          centroid,
        })
        const bounds = boundsOf(geometry) ?? fail(answer, `a geometry with positions for ${uuid}`, shown(geometry))
        const isHeld = bounds[1] >= south - MARGIN && bounds[3] <= north + MARGIN && boxesIntersect(bbox, bounds)
        expectThat(isHeld, answer, `a bbox around the geometry of ${uuid}, ${bounds.join(',')}`, bbox)
        expectThat(geometry.type === 'MultiPolygon' || area_km2 === null, answer, `no area_km2 of ${uuid}`, area_km2)
      }
    },
  },
  shape('closures', closures, Closure, z.pipe(z.transform(withoutNulls), PartialClosure)),
  {
    id: 'closures.place',
    section: 5,
    says: 'geometry_from says whose the geometry is, and without a geometry there is no bbox; the zone is an IANA zone.',
    needs: 'extensions',
    check: async (subject) => {
      const { answer, records } = await wholeRecords(subject, closures, Closure)
      for (const {
        uuid,
        bbox,
        geometry,
        geometry_from,
        protected_area_uuids,
        time_zone,
        start_on,
        end_on,
      } of records) {
        expectThat(isTimeZone(time_zone), answer, `an IANA zone for ${uuid}`, time_zone)
        const isPlaced = geometry_from !== 'none'
        expectThat((geometry !== null) === isPlaced, answer, `a geometry of ${uuid} from ${geometry_from}`, geometry)
        expectThat((bbox !== null) === isPlaced, answer, `a bbox of ${uuid} from ${geometry_from}`, bbox)
        const hasAreas = geometry_from !== 'areas' || protected_area_uuids.length > 0
        expectThat(hasAreas, answer, `areas for ${uuid}, whose geometry is theirs`, protected_area_uuids)
        const bounds = geometry === null ? null : boundsOf(geometry)
        const isNear = bounds === null || bbox === null || boxesIntersect(bbox, bounds)
        expectThat(isNear, answer, `a bbox around the geometry of ${uuid}, ${String(bounds)}`, bbox)
        const isInOrder = start_on === null || end_on === null || start_on <= end_on
        expectThat(isInOrder, answer, `an end of ${uuid} on its start or later`, { start_on, end_on })
      }
    },
  },
  shape('wildlife', wildlife, Wildlife),
  shape('organisations', organisations, Organisation),
]
