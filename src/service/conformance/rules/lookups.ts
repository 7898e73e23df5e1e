import * as z from 'zod/mini'
import { SOURCE_KINDS } from '#contract/records/closure.ts'
import { Lookup } from '#contract/records/lookups.ts'
import { paths } from '#contract/paths.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import { LANGUAGES, type Language, type Term } from '#contract/vocabulary/languages.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { lookupLists, present, withSearch } from '../data/lists.ts'
import { pageOf } from '../data/page.ts'
import type { Answer } from '../kernel/answer.ts'
import { expectOnce, expectThat, parsed, skip } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import type { Subject } from '../kernel/subject.ts'

const HttpUrl = z.url({ protocol: /^https?$/ })
/** What an entry has beside its id and its name. */
const shapes: Readonly<Record<string, z.ZodMiniType<{ id: number; name: string }>>> = {
  [paths.countries]: z.object({ ...Lookup.shape, iso_a2: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
  [paths.sources]: z.object({ ...Lookup.shape, kind: z.enum(SOURCE_KINDS), url: z.nullable(HttpUrl) }),
}

const vocabularies: readonly (readonly [path: string, terms: readonly Term[]])[] = [
  [paths.categories, categories],
  [paths.activities, activities],
  [paths.reasons, reasons],
]

interface Names {
  readonly answer: Answer
  readonly names: ReadonlyMap<number, string>
}

async function namesIn(
  subject: Subject,
  path: string,
  { header, lang }: { header: string; lang?: string },
): Promise<Names> {
  const search = withSearch(path, 'page_size=1000', lang && `lang=${lang}`)
  const answer = await subject.get(search, { 'Accept-Language': header })
  const entries = parsed(answer, z.array(Lookup), pageOf(answer).results, 'the entries')
  return { answer, names: new Map(entries.map(({ id, name }) => [id, name])) }
}

function expectSameNames(one: Names, other: Names): void {
  const differs = [...one.names].find(([id, name]) => other.names.get(id) !== name)
  expectThat(differs === undefined, one.answer, `the names of ${other.answer.asked}`, differs)
}

function expectLabel(answer: Answer, names: Names['names'], id: number, label: string): void {
  expectThat(names.get(id) === label, answer, `"${label}" for id ${id}`, names.get(id))
}

export const lookupRules: readonly Rule[] = [
  {
    id: 'lookups.entries',
    section: 5,
    says: 'Lookups list {id, name} with integer ids, each once; countries add iso_a2, sources kind and url.',
    check: async (subject) => {
      for (const { path } of await present(subject, lookupLists)) {
        const answer = await subject.get(withSearch(path, 'page_size=1000'))
        const shape = subject.specOnly ? Lookup : (shapes[path] ?? Lookup)
        const found = parsed(answer, z.array(shape), pageOf(answer).results, 'the entries')
        expectOnce(
          answer,
          found.map(({ id }) => id),
        )
      }
    },
  },
  {
    id: 'lookups.languages',
    section: 5,
    says: 'Names follow Accept-Language where there is a translation (de, en, fr, it), and are English otherwise.',
    needs: 'extensions',
    check: async (subject) => {
      let seen = 0
      for (const [path, terms] of vocabularies) {
        const english = await namesIn(subject, path, { header: 'en' })
        const known = terms.filter(({ id, labels }) => Object.values(labels).includes(english.names.get(id) ?? ''))
        seen += known.length
        for (const language of LANGUAGES) {
          const { answer, names } = await namesIn(subject, path, { header: `xx, ${language}-CH;q=0.9, en;q=0.1` })
          for (const { id, labels } of known) expectLabel(answer, names, id, labels[language])
        }
        expectSameNames(await namesIn(subject, path, { header: 'xx' }), english)
      }
      if (seen === 0) skip('no name is one of the vocabulary of section 7')
    },
  },
  {
    id: 'lookups.lang',
    section: 1,
    says: 'lang= chooses the language of a lookup whatever the header says.',
    needs: 'extensions',
    check: async (subject) => {
      for (const { path } of await present(subject, lookupLists)) {
        for (const language of ['de', 'fr'] satisfies Language[]) {
          const wished = await namesIn(subject, path, { header: 'it', lang: language })
          expectSameNames(wished, await namesIn(subject, path, { header: language }))
        }
      }
    },
  },
]
