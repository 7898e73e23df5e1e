import { asText } from '../../../intake/values.ts'
import { isCalled, shareOf, type Column } from '../columns.ts'
import { propertyLists, type Find } from '../find-properties.ts'
import type { ClosureMapping } from '../mapping.ts'

/** Remarks tell what is closed where nothing else tells days; beside these they may be of last year, or of a part. */
export function withRemarks(find: Find): Find {
  return (field) => (field === 'description' ? [...find(field), ...find('remarks')] : find(field))
}

/** Whether a column is called as one of remarks, and has sentences of which no two are the same: these are no kinds, however few. */
export function hasRemarks(column: Column): boolean {
  const { values } = column
  const isVaried = new Set(values.map(asText)).size === values.length
  const isCalledSo = (propertyLists.closures['remarks'] ?? []).some((name) => isCalled(column, name))
  return isCalledSo && isVaried && values.some(isSentence)
}

/** The text of closures, by a property of its own, else by one in which rules are sentences, so that readers have all they say. */
export function descriptionIn(
  find: Find,
  columns: readonly Column[],
  titles: readonly string[],
): ClosureMapping['fields'] {
  const rules = columns.filter((column) => shareOf(column, isSentence) >= SENTENCES).map(({ property }) => property)
  const rule = [...find('rule'), ...find('type')].find(
    (property) => rules.includes(property) && !titles.includes(property),
  )
  const [own = find('remarks')[0] ?? rule] = find('description')
  return own === undefined ? {} : { description: own }
}

function isSentence(value: unknown): boolean {
  return SENTENCE.test(asText(value) ?? '')
}

/** A text of four words or more is a sentence, and not the name of a kind. */
const SENTENCE = /(?:\S+\s+){3}\S/
const SENTENCES = 0.3
