import { categories } from '#contract/vocabulary/categories.ts'
import { rulesOf, type Mapping, type Rule } from '../mapping/mapping.ts'
import type { ImportReport } from '../report.ts'
import { statedFrom } from '../stated/stated.ts'
import { BACK, type Asker } from './asker.ts'

/** How many words are asked for, the most frequent first. */
const MOST = 12

/** The categories that words of the source stand for. */
export type Words = ReadonlyMap<string, string>

/** The words for categories that an import has not understood, and how many records have each, the most frequent first. */
export function unknownWords({ remarks }: Pick<ImportReport, 'remarks'>): readonly (readonly [string, number])[] {
  const remark = remarks.find(({ text }) => text.startsWith('category_id not understood'))
  return [...(remark?.words ?? [])].toSorted(([, a], [, b]) => b - a).slice(0, MOST)
}

/** Asks what each word means. */
export async function askWords(
  asker: Asker,
  unknown: readonly (readonly [string, number])[],
): Promise<Words | typeof BACK> {
  asker.say([
    'Some words for categories are not known. Say for each the number or the name of a category:',
    ...categories.map(({ id, key }) => `  ${id} ${key}`),
  ])
  const words = new Map<string, string>()
  for (let at = 0; at < unknown.length;) {
    const [word = '', times = 0] = unknown[at] ?? []
    const answer = await asker.ask({
      text: `“${word}” (× ${times})`,
      guess: words.get(word) ?? 'other',
      check: (text) => statedFrom({ category: text }),
    })
    if (answer === BACK && at === 0) return BACK
    if (answer !== BACK) words.set(word, statedFrom({ category: answer }).category ?? 'other')
    at += answer === BACK ? -1 : 1
  }
  return words
}

/** A mapping that knows the words, before what it says of all others. */
export function withWords(mapping: Mapping, words: Words): Mapping {
  if (mapping.kind !== 'areas' || words.size === 0) return mapping
  const rules = rulesOf(mapping.fields.category_id)
  const table = Object.fromEntries(words)
  const isLast = (rule: Rule) => typeof rule === 'object' && 'value' in rule && !('from' in rule)
  const tables = rules.flatMap((rule) => (typeof rule === 'string' ? { from: rule, table } : []))
  const category_id = [...rules.filter((rule) => !isLast(rule)), ...tables, ...rules.filter(isLast)]
  return { ...mapping, fields: { ...mapping.fields, category_id } }
}
