import { areas, fieldsOf, isDue, present, recordLists, withSearch, type RecordList } from '../data/lists.ts'
import { getPage, type Page } from '../data/page.ts'
import { textOf, type Answer } from '../kernel/answer.ts'
import { expectStatus, expectThat, jsonOf, parsed, skip } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import { once, type Subject } from '../kernel/subject.ts'
import * as z from 'zod/mini'

const AnyRecord = z.record(z.string(), z.unknown())

interface Sample {
  readonly list: RecordList
  readonly uuid: string
}

/** A record of each list that has one. */
const samples = once(async (subject): Promise<readonly Sample[]> => {
  const found: Sample[] = []
  for (const list of await present(subject, recordLists)) {
    const uuid = (await someOf(subject, list, 'uuid')).results[0]?.['uuid']
    if (typeof uuid === 'string') found.push({ list, uuid })
  }
  return found.length === 0 ? skip('no list has a record') : found
})

async function someOf(subject: Subject, list: RecordList, fields: string | null): Promise<Page> {
  const search = fields === null ? undefined : `fields=${fields}`
  return getPage(subject, withSearch(list.path, 'page_size=3', list.everything, search))
}

/** A record has some fields and no others, in their order. */
function expectKeys(answer: Answer, records: readonly object[], keys: readonly string[]): void {
  for (const record of records) {
    const got = Object.keys(record)
    expectThat(String(got) === String(keys), answer, `records with ${keys.join(', ')}`, got.join(', '))
  }
}

function keysInOrder({ fields }: RecordList): string[] {
  return fields.filter((name) => name === 'name' || name === 'uuid')
}

export const fieldRules: readonly Rule[] = [
  {
    id: 'fields.replace',
    section: 3,
    says: 'fields replaces the default set: fields=uuid returns only uuids.',
    check: async (subject) => {
      for (const { list } of await samples(subject)) {
        const { answer, results } = await someOf(subject, list, 'uuid')
        expectKeys(answer, results, ['uuid'])
      }
    },
  },
  {
    id: 'fields.reach',
    section: 3,
    says: 'fields may name any field, default or not: fields=uuid,name,geometry.',
    check: async (subject) => {
      const { answer, results } = await someOf(subject, areas, 'uuid,name,geometry')
      if (results.length === 0) skip('there is no area')
      expectKeys(answer, results, ['uuid', 'name', 'geometry'])
    },
  },
  {
    id: 'fields.default',
    section: 5,
    says: 'A list without fields returns the default set of section 5, without the geometry.',
    needs: 'extensions',
    check: async (subject) => {
      for (const { list } of await samples(subject)) {
        const { answer, results } = await someOf(subject, list, null)
        expectKeys(answer, results, list.defaults)
      }
    },
  },
  {
    id: 'fields.all',
    section: 5,
    says: 'Every field of section 5 can be asked for, in the record’s own order, whatever the order asked for.',
    needs: 'extensions',
    check: async (subject) => {
      for (const { list } of await samples(subject)) {
        const fields = await fieldsOf(subject, list)
        const { answer, results } = await someOf(subject, list, fields.toReversed().join(','))
        expectKeys(answer, results, fields)
      }
    },
  },
  {
    id: 'fields.star',
    section: 3,
    says: '* stands for the default set; spaces and repetitions do not matter.',
    check: async (subject) => {
      for (const { list } of await samples(subject)) {
        const plain = await someOf(subject, list, null)
        const [keys = []] = plain.results.map(Object.keys)
        for (const text of ['*', '*,name,*', '%20*%20,%20uuid%20', keys.join('%20,')]) {
          const { answer, results } = await someOf(subject, list, text)
          expectKeys(answer, results, keys)
        }
        const more = await someOf(subject, areas, '*,geometry')
        const wider = Object.keys(more.results[0] ?? {})
        expectThat(
          wider.length === 0 || wider.includes('geometry'),
          more.answer,
          'the geometry beside the defaults',
          wider,
        )
      }
    },
  },
  {
    id: 'fields.single',
    section: 3,
    says: 'A single record has all its fields unless fields says otherwise.',
    check: async (subject) => {
      for (const { list, uuid } of await samples(subject)) {
        if (!(await isDue(subject, list.detail))) continue
        const whole = await subject.get(`${list.path}/${uuid}`)
        expectStatus(whole, 200)
        if (!subject.specOnly) {
          expectKeys(whole, [parsed(whole, AnyRecord, jsonOf(whole), 'the record')], await fieldsOf(subject, list))
        }
        const part = await subject.get(`${list.path}/${uuid}?fields=name,uuid`)
        expectStatus(part, 200)
        expectKeys(part, [parsed(part, AnyRecord, jsonOf(part), 'the record')], keysInOrder(list))
      }
    },
  },
  {
    id: 'fields.same',
    section: 3,
    says: 'A record is the same in a list and at its own address.',
    needs: 'extensions',
    check: async (subject) => {
      for (const { list, uuid } of await samples(subject)) {
        if (!(await isDue(subject, list.detail))) continue
        const page = await someOf(subject, list, (await fieldsOf(subject, list)).join(','))
        const alone = textOf(await subject.get(`${list.path}/${uuid}`))
        const listed = JSON.stringify(page.results[0])
        expectThat(
          JSON.stringify(JSON.parse(alone)) === listed,
          page.answer,
          `the record of ${list.path}/${uuid}`,
          listed,
        )
      }
    },
  },
]
