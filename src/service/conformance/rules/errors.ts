import * as z from 'zod/mini'
import * as sentences from '#contract/error-sentences.ts'
import { paths } from '#contract/paths.ts'
import { fieldsOf, areas, closures, isDue, lists, present, recordLists } from '../data/lists.ts'
import { expectJson, expectStatus, expectThat, jsonOf, parsed } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import type { Subject } from '../kernel/subject.ts'

const UNKNOWN = '00000000-0000-4000-8000-ffffffffffff'

const absent: Readonly<Record<string, string>> = {
  [paths.areas]: sentences.noArea,
  [paths.closures]: sentences.noClosure,
  [paths.wildlife]: sentences.noWildlife,
  [paths.organisations]: sentences.noOrganisation,
}

/** The lists whose single records the service is to have. */
async function detailed(subject: Subject): Promise<readonly string[]> {
  const found: string[] = []
  for (const { path, detail } of recordLists) if (await isDue(subject, detail)) found.push(path)
  return found
}

const BAD_BOXES = [
  '1,2,3',
  '1,2,3,4,5',
  'a,b,c,d',
  '1,2,3,',
  '10,50,11,49',
  '-181,0,1,1',
  '0,-91,1,1',
  '0,0,NaN,1',
  '0,0,1e999,1',
]

export const errorRules: readonly Rule[] = [
  {
    id: 'errors.unknown-uuid',
    section: 2,
    says: 'An unknown uuid is 404 {"detail":"No ProtectedArea matches the given query."}, by the name of its kind.',
    check: async (subject) => {
      for (const path of await detailed(subject)) {
        expectJson(await subject.get(`${path}/${UNKNOWN}`), 404, { detail: absent[path] })
      }
    },
  },
  {
    id: 'errors.not-found',
    section: 2,
    says: 'A malformed uuid and a path that leads nowhere are 404 {"detail":"Not found."}.',
    check: async (subject) => {
      const uuids = (await detailed(subject)).flatMap((path) => [`${path}/1`, `${path}/${UNKNOWN}0`, `${path}/%00`])
      for (const path of [...uuids, '/no-such-thing', `${areas.path}/${UNKNOWN}/more`]) {
        expectJson(await subject.get(path), 404, { detail: sentences.notFound })
      }
    },
  },
  {
    id: 'errors.date',
    section: 2,
    says: 'A bad date, or a date-time where a date belongs, is 400 {"updated_after":["Enter a valid date."]}.',
    check: async (subject) => {
      for (const { path, dates } of await present(subject, lists)) {
        for (const name of dates) {
          for (const text of ['soon', '2026-02-30', '2026-5-1', '2026-05-01T00:00:00Z', '0000-01-01']) {
            expectJson(await subject.get(`${path}?${name}=${text}`), 400, { [name]: [sentences.date] })
          }
        }
      }
    },
  },
  {
    id: 'errors.choice',
    section: 2,
    says: 'A bad choice is 400 with "Select a valid choice. foo is not one of the available choices."',
    check: async (subject) => {
      for (const name of ['status', 'type', 'source_kind']) {
        for (const value of ['foo', 'CLOSURE']) {
          const answer = await subject.get(`${closures.path}?${name}=${value}`)
          expectJson(answer, 400, { [name]: [sentences.choice(value)] })
        }
      }
      const among = await subject.get(`${closures.path}?status=current,foo`)
      expectJson(among, 400, { status: [sentences.choice('foo')] })
    },
  },
  {
    id: 'errors.number',
    section: 2,
    says: 'A bad number is 400 {"reason_id":["Enter a number."]}.',
    check: async (subject) => {
      const filters = [
        [areas.path, 'category_id'],
        [areas.path, 'country_id'],
        [closures.path, 'reason_id'],
        [closures.path, 'activity_id'],
        [closures.path, 'source_id'],
      ] as const
      for (const [path, name] of filters) {
        for (const value of ['one', '1,two', '0x10', 'NaN']) {
          expectJson(await subject.get(`${path}?${name}=${value}`), 400, { [name]: [sentences.number] })
        }
      }
    },
  },
  {
    id: 'errors.several',
    section: 2,
    says: 'Several wrong parameters are told in one body.',
    check: async (subject) => {
      const answer = await subject.get(`${closures.path}?type=foo&reason_id=one&ends_after=soon`)
      expectJson(answer, 400, {
        type: [sentences.choice('foo')],
        reason_id: [sentences.number],
        ends_after: [sentences.date],
      })
    },
  },
  {
    id: 'errors.bbox',
    section: 2,
    says: 'A bad bbox is 400 {"bbox":["…"]}: what is wrong, and the form expected.',
    check: async (subject) => {
      const boxed = (await subject.has('areas_bbox')) ? [areas.path, closures.path] : [closures.path]
      for (const path of boxed) {
        for (const box of BAD_BOXES) {
          const answer = await subject.get(`${path}?bbox=${box}`)
          expectStatus(answer, 400)
          const shape = z.strictObject({ bbox: z.tuple([z.string()]) })
          const { bbox } = parsed(answer, shape, jsonOf(answer), 'the error')
          expectThat(
            /west,\s*south,\s*east,\s*north/.test(bbox[0]),
            answer,
            'west,south,east,north in the sentence',
            bbox,
          )
        }
      }
    },
  },
  {
    id: 'errors.fields',
    section: 2,
    says: 'An unknown name in fields is 400 {"fields":["Unknown field: foo. Choose from: …"]}.',
    check: async (subject) => {
      for (const list of await present(subject, recordLists)) {
        const answer = await subject.get(`${list.path}?fields=uuid,foo`)
        const fields = await fieldsOf(subject, list)
        if (!subject.specOnly) expectJson(answer, 400, { fields: [sentences.unknownField('foo', fields)] })
        expectStatus(answer, 400)
        const { fields: told } = parsed(
          answer,
          z.strictObject({ fields: z.tuple([z.string()]) }),
          jsonOf(answer),
          'the error',
        )
        expectThat(
          /^Unknown field: foo\. Choose from: .*uuid/.test(told[0]),
          answer,
          'Unknown field: foo. Choose from: …',
          told,
        )
      }
    },
  },
]
