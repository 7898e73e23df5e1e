import { STATUSES, type ClosureRecord, type Status } from '#contract/records/closure.ts'
import { parseInstant, toInstantText } from '#contract/status/instant.ts'
import { statusAt } from '#contract/status/status.ts'
import { closureKind, collect, sampleOf } from '../data/collection.ts'
import { instantOf } from '../data/date-header.ts'
import { PERIOD, validityOf } from '../data/period.ts'
import { expectThat, fail, shown, skip } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import type { Subject } from '../kernel/subject.ts'

/** What the answer's clock may be off by: it is cut to a second, and the answer was made before it was sent. */
const SLACK_MS = 2000

/** The status by the rule; null while it is just changing, or where the record does not name its zone. */
function statusOf(record: ClosureRecord, now: number): Status | null {
  const validity = validityOf(record)
  if (validity === null) return null
  const [before, after] = [statusAt(validity, now - SLACK_MS), statusAt(validity, now + SLACK_MS)]
  return before.status === after.status ? before.status : null
}

async function expectStatuses(subject: Subject, search: string, statuses: readonly Status[]): Promise<void> {
  const found = await collect(subject, closureKind, search, `fields=${['uuid', 'name', ...PERIOD].join(',')}`)
  const now = instantOf(found.answer)
  const isShown = (record: ClosureRecord) => {
    const status = statusOf(record, now)
    return status === null ? null : statuses.includes(status)
  }
  const wrong = found.records.find((record) => isShown(record) === false)
  if (wrong !== undefined) fail(found.answer, `only what is ${statuses.join(' or ')}`, shown(wrong))
  if (!found.complete) return
  const uuids = new Set(found.records.map(({ uuid }) => uuid))
  const { records } = await sampleOf(subject, closureKind)
  const missing = records.find((record) => isShown(record) === true && !uuids.has(record.uuid))
  if (missing !== undefined) fail(found.answer, `${missing.uuid}, which is ${statuses.join(' or ')}`, 'not that one')
}

async function knowsZones(subject: Subject): Promise<boolean> {
  const { records } = await sampleOf(subject, closureKind)
  return records.some((record) => validityOf(record) !== null)
}

export const statusRules: readonly Rule[] = [
  {
    id: 'status.field',
    section: 6,
    says: 'A closure’s status is the one that follows from its period and its zone at the time of the answer.',
    check: async (subject) => {
      const fields = ['uuid', 'name', 'status', ...PERIOD].join(',')
      if (subject.specOnly) skip('the specification does not say that records show their status')
      await sampleOf(subject, closureKind)
      const { answer, records } = await collect(subject, closureKind, closureKind.list.everything, `fields=${fields}`)
      const now = instantOf(answer)
      const wrong = records.find((record) => record.status !== (statusOf(record, now) ?? record.status))
      if (wrong !== undefined) fail(answer, `${statusOf(wrong, now)} at ${toInstantText(now)}`, shown(wrong))
    },
  },
  {
    id: 'status.filter',
    section: 4,
    says: 'status selects by that same status; several of them mean any.',
    check: async (subject) => {
      if (!(await knowsZones(subject))) skip('no closure names its time zone')
      for (const status of STATUSES) await expectStatuses(subject, `status=${status}`, [status])
      await expectStatuses(subject, 'status=current&status=expired', ['current', 'expired'])
    },
  },
  {
    id: 'status.default',
    section: 4,
    says: 'Without a filter on time, closures are current and upcoming ones, other filters or not.',
    check: async (subject) => {
      if (!(await knowsZones(subject))) skip('no closure names its time zone')
      await expectStatuses(subject, '', ['current', 'upcoming'])
      const { answer, records } = await collect(subject, closureKind, 'type=closure', 'status=')
      const expired = await collect(subject, closureKind, 'type=closure&status=expired')
      const uuids = new Set(expired.records.map(({ uuid }) => uuid))
      const wrong = records.find(({ uuid }) => uuids.has(uuid))
      expectThat(wrong === undefined, answer, 'no expired closure', wrong?.uuid)
    },
  },
  {
    id: 'status.lifted',
    section: 4,
    says: 'Any filter on time lifts that default: status, active_on, starts_…, ends_… and updated_after.',
    check: async (subject) => {
      const expired = await collect(
        subject,
        closureKind,
        'status=expired',
        'fields=uuid,name,start_on,end_on,daytime_start',
      )
      const past = expired.records.find(({ start_on, end_on }) => start_on != null && end_on != null)
      if (past === undefined) skip('no closure has expired')
      const { uuid, start_on, end_on, daytime_start } = past
      const ways = [
        `starts_after=${start_on}`,
        `starts_before=${start_on}`,
        `ends_after=${end_on}`,
        `ends_before=${end_on}`,
      ]
      // Of a window that begins later in the day, the whole first day may be skipped.
      if (daytime_start == null) ways.push(`active_on=${start_on}`)
      for (const way of [...ways, 'updated_after=0001-01-01']) {
        const { answer, records, complete } = await collect(subject, closureKind, way, 'fields=uuid,name')
        if (complete)
          expectThat(
            records.some((record) => record.uuid === uuid),
            answer,
            `${uuid}, which has expired`,
            'not it',
          )
      }
    },
  },
  {
    id: 'status.instants',
    section: 6,
    says: 'begins_at and finishes_at are the instants that follow from the period and the zone; null where there is none.',
    needs: 'extensions',
    check: async (subject) => {
      await sampleOf(subject, closureKind)
      const fields = ['uuid', 'name', ...PERIOD, 'begins_at', 'finishes_at'].join(',')
      const { answer, records } = await collect(subject, closureKind, closureKind.list.everything, `fields=${fields}`)
      for (const record of records) {
        const validity = validityOf(record)
        if (validity === null) continue
        const { begin, finish } = statusAt(validity, 0)
        for (const [name, instant] of [
          ['begins_at', begin],
          ['finishes_at', finish],
        ] as const) {
          const expected = toInstantText(instant)
          const got = record[name] ?? null
          const isSame =
            expected === null || got === null ? expected === got : parseInstant(got) === parseInstant(expected)
          expectThat(isSame, answer, `${name} ${expected} for ${shown(record)}`, got)
        }
      }
    },
  },
]
