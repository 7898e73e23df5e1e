import { asText } from '../../../intake/values.ts'
import { shareOf, type Column } from '../columns.ts'
import type { Find } from '../find-properties.ts'
import type { ClosureMapping } from '../mapping.ts'

/** Remarks tell what is closed where nothing else tells days; beside these they may be of last year, or of a part. */
export function withRemarks(find: Find): Find {
  return (field) => (field === 'description' ? [...find(field), ...find('remarks')] : find(field))
}

/** The text of closures, by a property of its own, else by one in which rules are sentences, so that readers have all they say. */
export function descriptionIn(
  find: Find,
  columns: readonly Column[],
  titles: readonly string[],
): ClosureMapping['fields'] {
  const isSentence = (value: unknown) => SENTENCE.test(asText(value) ?? '')
  const rules = columns.filter((column) => shareOf(column, isSentence) >= SENTENCES).map(({ property }) => property)
  const rule = [...find('rule'), ...find('type')].find(
    (property) => rules.includes(property) && !titles.includes(property),
  )
  const [own = find('remarks')[0] ?? rule] = find('description')
  return own === undefined ? {} : { description: own }
}

/** A text of four words or more is a sentence, and not the name of a kind. */
const SENTENCE = /(?:\S+\s+){3}\S/
const SENTENCES = 0.3
