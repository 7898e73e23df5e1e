import { AreaRecord } from '#contract/records/area.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import * as sentences from '#contract/error-sentences.ts'
import { outlineOf } from '#contract/geo/outline.ts'
import { outlinesMeet } from '#contract/geo/outlines-meet.ts'
import { recordPath } from '#contract/paths.ts'
import { closureKind, collect, sampleOf, type Kind } from '../data/collection.ts'
import { expectFiltered, valuesIn } from '../data/filtering.ts'
import { closures, withSearch } from '../data/lists.ts'
import { getPage } from '../data/page.ts'
import { expectJson, expectThat, jsonOf, parsed, skip } from '../kernel/expect.ts'
import { once, type Subject } from '../kernel/subject.ts'
import type { Rule } from '../kernel/rule.ts'

const READS = ['protected_area_uuids', 'geometry']
const MOST_AREAS = 5

/** Closures with their shapes. */
const shapedKind: Kind<ClosureRecord> = {
  ...closureKind,
  sample: once(async (subject) =>
    collect(subject, closureKind, closures.everything, `fields=uuid,name,${READS.join(',')}`),
  ),
}

/** What an area's closures are, by its shape; null for an area that the service does not have. */
async function belongingTo(subject: Subject, uuid: string): Promise<((record: ClosureRecord) => boolean) | null> {
  const answer = await subject.get(recordPath('areas', uuid))
  if (answer.status === 404) return null
  const { geometry } = parsed(answer, AreaRecord, jsonOf(answer), 'the area')
  const shape = geometry == null ? null : outlineOf(geometry)
  return ({ protected_area_uuids: named = [], geometry: own }) =>
    named.length > 0
      ? named.some((name) => name === uuid)
      : shape !== null && own != null && outlinesMeet(shape, outlineOf(own))
}

export const closuresOfAreasRules: readonly Rule[] = [
  {
    id: 'closures.protected_area_uuid',
    section: 4,
    says: 'protected_area_uuid selects the closures that name the area, and those that name none and whose shape intersects it.',
    needs: 'closures_by_area',
    check: async (subject) => {
      const { records } = await sampleOf(subject, closureKind)
      const areas = valuesIn(records, (record) => record.protected_area_uuids ?? [], 'protected_area_uuids')
      const tests = await Promise.all(areas.slice(0, MOST_AREAS).map(async (uuid) => belongingTo(subject, uuid)))
      const known = tests.flatMap((test, index) => (test === null ? [] : [{ uuid: areas[index], test }]))
      if (known.length === 0) skip('no closure names an area of this service')
      for (const { uuid, test } of known) {
        const search = `protected_area_uuid=${uuid}&${closures.everything}`
        await expectFiltered(subject, shapedKind, { search, reads: READS, matches: test })
      }
      const search = `protected_area_uuid=${known.map(({ uuid }) => uuid).join(',')}&${closures.everything}`
      const matches = (record: ClosureRecord) => known.some(({ test }) => test(record))
      await expectFiltered(subject, shapedKind, { search, reads: READS, matches })
    },
  },
  {
    id: 'closures.protected_area_uuid-odd',
    section: 4,
    says: 'An area that there is not has no closures; what is no uuid is answered with 400.',
    needs: 'closures_by_area',
    check: async (subject) => {
      const unknown = 'protected_area_uuid=00000000-0000-4000-8000-0000000000ff'
      const { answer, count } = await getPage(subject, withSearch(closures.path, unknown))
      expectThat(count === 0, answer, 'no records', count)
      const wrong = await subject.get(withSearch(closures.path, 'protected_area_uuid=marsh'))
      expectJson(wrong, 400, { protected_area_uuid: [sentences.uuid] })
    },
  },
]
