import type { ClosureRecord } from '#contract/records/closure.ts'
import { overlapsDay } from '#contract/status/local-day.ts'
import { closureKind, sampleOf } from '../data/collection.ts'
import { PERIOD, validityOf } from '../data/period.ts'
import { expectFiltered, middleOf, valuesIn } from '../data/filtering.ts'
import { skip } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import type { Subject } from '../kernel/subject.ts'
import { aroundUpdates, checkSearch, dayAfter } from './filter-checks.ts'

const EVERYTHING = closureKind.list.everything ?? ''

/** A filter whose values stand in a field of the records. */
function byValue(
  param: string,
  field: string,
  valuesOf: (record: ClosureRecord) => readonly (string | number | null | undefined)[],
): Rule {
  return {
    id: `closures.${param}`,
    section: 4,
    says: `${param} selects the closures that have it, and no others.`,
    check: async (subject) => {
      const { records } = await sampleOf(subject, closureKind)
      const value = middleOf(valuesIn(records, valuesOf, field))
      const matches = (record: ClosureRecord) => valuesOf(record).includes(value)
      await expectFiltered(subject, closureKind, { search: `${param}=${value}&${EVERYTHING}`, reads: [field], matches })
    },
  }
}

type Bound = (day: string, record: ClosureRecord) => boolean

/** What each bound selects. Open ends last for ever, open starts have always been. */
const bounds: Readonly<Record<string, { field: 'start_on' | 'end_on'; says: string; matches: Bound }>> = {
  starts_after: {
    field: 'start_on',
    says: 'starts_after selects what starts on that day or later; never what has no start.',
    matches: (day, { start_on }) => start_on != null && start_on >= day,
  },
  starts_before: {
    field: 'start_on',
    says: 'starts_before selects what starts on that day or earlier, and what has no start.',
    matches: (day, { start_on }) => start_on == null || start_on <= day,
  },
  ends_after: {
    field: 'end_on',
    says: 'ends_after selects what ends on that day or later, and what has no end.',
    matches: (day, { end_on }) => end_on == null || end_on >= day,
  },
  ends_before: {
    field: 'end_on',
    says: 'ends_before selects what ends on that day or earlier; never what has no end.',
    matches: (day, { end_on }) => end_on != null && end_on <= day,
  },
}

const byBound: readonly Rule[] = Object.entries(bounds).map(([param, { field, says, matches }]) => ({
  id: `closures.${param}`,
  section: 4,
  says,
  check: async (subject) => {
    const { records } = await sampleOf(subject, closureKind)
    const days = valuesIn<ClosureRecord, string>(records, (record) => [record[field]], field)
    for (const day of new Set([days[0], middleOf(days), dayAfter(days), '0001-01-01'])) {
      const asked = { search: `${param}=${day}`, reads: ['start_on', 'end_on'] }
      await expectFiltered(subject, closureKind, { ...asked, matches: (record) => matches(day, record) })
    }
  },
}))

const textsOf = ({ name, purpose, description }: ClosureRecord) => [name, purpose ?? '', description ?? '']

export const closureFilterRules: readonly Rule[] = [
  byValue('type', 'type', ({ type }) => [type]),
  byValue('reason_id', 'reason_id', ({ reason_id }) => [reason_id]),
  byValue('activity_id', 'activity_ids', ({ activity_ids }) => activity_ids ?? []),
  byValue('source_id', 'source_id', ({ source_id }) => [source_id]),
  byValue('source_kind', 'source_kind', ({ source_kind }) => [source_kind]),
  {
    ...byValue('geometry_from', 'geometry_from', (closure) => [closure.geometry_from]),
    needs: 'closures_geometry_from',
  },
  ...byBound,
  {
    id: 'closures.open-end',
    section: 4,
    says: 'A closure until further notice matches every ends_after and no ends_before.',
    check: async (subject) => {
      const { records } = await sampleOf(subject, closureKind)
      if (records.every(({ end_on }) => end_on != null)) skip('every closure has an end')
      const last = '9999-12-31'
      const after = { search: `ends_after=${last}`, reads: ['end_on'] }
      const isOpen = ({ end_on }: ClosureRecord) => (end_on ?? last) >= last
      await expectFiltered(subject, closureKind, { ...after, matches: isOpen })
      const before = { search: `ends_before=${last}`, reads: ['end_on'] }
      await expectFiltered(subject, closureKind, { ...before, matches: ({ end_on }) => end_on != null })
    },
  },
  {
    id: 'closures.active_on',
    section: 4,
    says: 'active_on selects what some daily occurrence of overlaps that local day.',
    check: async (subject) => {
      const { records } = await sampleOf(subject, closureKind)
      if (records.every((record) => validityOf(record) === null)) skip('no record names its time zone')
      const overnight = records.filter(({ daytime_start, daytime_end }) => (daytime_end ?? '') < (daytime_start ?? ''))
      const starts = valuesIn<ClosureRecord, string>(records, ({ start_on }) => [start_on], 'start_on')
      const ends = valuesIn<ClosureRecord, string>([...overnight, ...records], ({ end_on }) => [end_on], 'end_on')
      const days = [starts[0], middleOf(starts), middleOf(ends), dayAfter(ends)]
      for (const { end_on } of overnight.slice(0, 1)) if (end_on != null) days.push(dayAfter([end_on]))
      for (const day of new Set(days)) {
        await expectFiltered(subject, closureKind, {
          search: `active_on=${day}`,
          reads: PERIOD,
          matches: (record) => {
            const validity = validityOf(record)
            return validity !== null && overlapsDay(validity, day)
          },
        })
      }
    },
  },
  {
    id: 'closures.any-of',
    section: 4,
    says: 'Several values of a filter, with commas or repeated, mean any of them.',
    check: async (subject) => {
      const { records } = await sampleOf(subject, closureKind)
      const [one, other = one] = valuesIn(records, ({ activity_ids }) => activity_ids ?? [], 'activity_ids')
      const matches = ({ activity_ids = [] }: ClosureRecord) => activity_ids.some((id) => id === one || id === other)
      for (const search of [`activity_id=${one},${other}`, `activity_id=${one}&activity_id=${other}`]) {
        await expectFiltered(subject, closureKind, {
          search: `${search}&${EVERYTHING}`,
          reads: ['activity_ids'],
          matches,
        })
      }
    },
  },
  {
    id: 'closures.narrow',
    section: 4,
    says: 'Different filters narrow each other.',
    check: async (subject) => {
      const { records } = await sampleOf(subject, closureKind)
      const reason = middleOf(valuesIn<ClosureRecord, number>(records, ({ reason_id }) => [reason_id], 'reason_id'))
      const day = middleOf(valuesIn<ClosureRecord, string>(records, ({ start_on }) => [start_on], 'start_on'))
      await expectFiltered(subject, closureKind, {
        search: `type=closure&reason_id=${reason}&starts_before=${day}`,
        reads: ['type', 'reason_id', 'start_on'],
        matches: ({ type, reason_id, start_on }) =>
          type === 'closure' && reason_id === reason && (start_on ?? day) <= day,
      })
    },
  },
  {
    id: 'closures.updated_after',
    section: 4,
    says: 'updated_after selects what was updated on that UTC day or later, expired or not.',
    check: async (subject: Subject) => aroundUpdates(subject, closureKind),
  },
  {
    id: 'closures.q',
    section: 5,
    says: 'q finds closures by any part of their name, purpose or description, whatever the letter case and the diacritics.',
    needs: 'text_search',
    check: async (subject) => checkSearch(subject, closureKind, textsOf, ['purpose', 'description']),
  },
]
