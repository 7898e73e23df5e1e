import * as z from 'zod/mini'
import { Deletion } from '#contract/records/deletion.ts'
import * as sentences from '#contract/error-sentences.ts'
import { addDays, isLocalDate } from '#contract/status/local-time.ts'
import { areaKind, closureKind } from '../data/collection.ts'
import {
  areas,
  areasDeleted,
  closures,
  closuresDeleted,
  isDue,
  withSearch,
  type List,
  type RecordList,
} from '../data/lists.ts'
import { getPage } from '../data/page.ts'
import type { Answer } from '../kernel/answer.ts'
import { expectJson, expectOnce, expectThat, parsed, skip } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import type { Subject } from '../kernel/subject.ts'
import { utcDay } from './filter-checks.ts'

interface Deletions {
  readonly answer: Answer
  readonly deletions: readonly Deletion[]
  readonly complete: boolean
}

async function deletionsOf(subject: Subject, list: List, search?: string): Promise<Deletions> {
  const { answer, results, next } = await getPage(subject, withSearch(list.path, 'page_size=1000', search))
  const deletions = parsed(answer, z.array(z.strictObject(Deletion.shape)), results, 'the deletions')
  return { answer, deletions, complete: next === null }
}

interface Pair {
  readonly name: string
  readonly gone: List
  readonly there: RecordList
  readonly noSuch: string
  readonly live: (subject: Subject) => Promise<{ records: readonly { uuid: string }[] }>
}

const pairs: readonly Pair[] = [
  { name: 'areas', gone: areasDeleted, there: areas, noSuch: sentences.noArea, live: areaKind.sample },
  { name: 'closures', gone: closuresDeleted, there: closures, noSuch: sentences.noClosure, live: closureKind.sample },
]

/** The deletions of a kind; skips the rule where there are none. */
async function some(subject: Subject, { gone }: Pair): Promise<Deletions> {
  const found = await deletionsOf(subject, gone)
  return found.deletions.length === 0 ? skip('nothing was deleted') : found
}

function rulesOf(pair: Pair): readonly Rule[] {
  const { name, gone, there } = pair
  const needs = gone.needs === undefined ? {} : { needs: gone.needs }
  return [
    {
      id: `${name}.deleted`,
      section: 5,
      says: 'Deletions are {uuid, deleted_at} in the envelope, oldest first, each uuid once.',
      ...needs,
      check: async (subject) => {
        const { answer, deletions } = await some(subject, pair)
        const times = deletions.map(({ deleted_at }) => Date.parse(deleted_at))
        const early = times.findIndex((time, index) => time < (times[index - 1] ?? -Infinity))
        expectThat(early === -1, answer, 'the oldest first', deletions[early])
        expectOnce(
          answer,
          deletions.map(({ uuid }) => uuid),
        )
      },
    },
    {
      id: `${name}.deleted-date`,
      section: 4,
      says: 'date selects what was deleted on later UTC days, strictly after it.',
      ...needs,
      check: async (subject) => checkDate(subject, pair),
    },
    {
      id: `${name}.deleted-gone`,
      section: 5,
      says: 'A uuid is either in the list or in the deleted list; one that is deleted is 404 with deleted_at.',
      ...needs,
      check: async (subject) => {
        const { answer, deletions } = await some(subject, pair)
        const live = new Set((await pair.live(subject)).records.map(({ uuid }) => uuid))
        const both = deletions.find(({ uuid }) => live.has(uuid))
        expectThat(both === undefined, answer, 'no uuid that is still there', both?.uuid)
        if (!(await isDue(subject, there.detail))) return
        for (const { uuid, deleted_at } of deletions.slice(0, 2)) {
          expectJson(await subject.get(`${there.path}/${uuid}`), 404, { detail: pair.noSuch, deleted_at })
        }
      },
    },
  ]
}

async function checkDate(subject: Subject, pair: Pair): Promise<void> {
  const all = await some(subject, pair)
  const days = [...new Set(all.deletions.map(({ deleted_at }) => utcDay(deleted_at)))]
  const first = days[0] ?? ''
  for (const day of new Set([addDays(first, -1), first, days.at(-1) ?? first])) {
    if (!isLocalDate(day)) continue
    const { answer, deletions, complete } = await deletionsOf(subject, pair.gone, `date=${day}`)
    const early = deletions.find(({ deleted_at }) => utcDay(deleted_at) <= day)
    expectThat(early === undefined, answer, `only what was deleted after ${day}`, early)
    const uuids = new Set(deletions.map(({ uuid }) => uuid))
    const missing = all.deletions.find(({ uuid, deleted_at }) => utcDay(deleted_at) > day && !uuids.has(uuid))
    if (complete)
      expectThat(missing === undefined, answer, `${missing?.uuid}, deleted at ${missing?.deleted_at}`, 'not it')
  }
}

export const deletedRules: readonly Rule[] = pairs.flatMap(rulesOf)
