import { basename } from 'node:path'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { asReason } from './closure-terms.ts'
import { shareOf, type Column } from './columns.ts'
import type { Doubt } from './doubt.ts'
import { isShortText, type Find } from './find-properties.ts'
import type { ClosureMapping, Rule } from './mapping.ts'

const KINDS = 0.6

/** Why closures are, by a property of its own, else by titles and texts. */
export function closureReason(
  find: Find,
  columns: readonly Column[],
  titles: readonly string[],
  path: string,
  doubts: Doubt[],
): ClosureMapping['fields'] {
  const [[type], [reason = reasonByValues(find, columns, titles)]] = [find('type'), find('reason_id')]
  const others = [type, ...(reason === undefined ? [...find('description'), ...find('remarks')].slice(0, 1) : [])]
  const texts = [...titles.slice(0, 2), ...others.filter((property) => property !== undefined)]
  const told = texts.map((text) => ({ reason_in: text }))
  const rules: Rule[] =
    reason === undefined
      ? [...told, ...reasonOfFile(path, doubts)]
      : [reason, ...told, { from: reason, value: 'other' }]
  return rules.length === 0 ? {} : { reason_id: rules }
}

/** A property whose values are reasons, whatever it is called. */
function reasonByValues(find: Find, columns: readonly Column[], titles: readonly string[]): string | undefined {
  const others = [...titles, ...['type', 'areas', 'description', 'remarks'].flatMap(find)]
  const isReason = (value: unknown) => isShortText(value) && asReason(value) !== null
  return columns.find(
    ({ property, ...column }) => !others.includes(property) && shareOf({ property, ...column }, isReason) >= KINDS,
  )?.property
}

/** The reason of all, where no property gives any and the file is called after one. */
function reasonOfFile(path: string, doubts: Doubt[]): Rule[] {
  const id = asReason(basename(path).replace(/\..*$/, ''))
  const key = reasons.find((reason) => reason.id === id)?.key
  if (key === undefined) return []
  doubts.push({
    about: 'reason',
    text: `No property tells the reason: it is ${key} where no title gives one, after the name of the file.`,
  })
  return [{ value: key }]
}
