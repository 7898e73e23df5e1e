import { asClosureType } from './closure-terms.ts'
import { shareOf, type Column } from './columns.ts'
import { propertyLists, type Find } from './find-properties.ts'
import type { ClosureMapping, Rule } from './mapping.ts'

const { statuses } = propertyLists.words
const KINDS = 0.6

/** Whether a property tells what kinds of closures there are, as a title tells it of one: “Closed”, “Closed”, “Advice”. */
export function tellsKinds(column: Column): boolean {
  return !column.isUnique && shareOf(column, (value) => asClosureType(value) !== null) >= KINDS
}

/**
 * What closes and what only informs. What the source calls no closure is a notice: a guess closes nothing that is open. So
 * is what it says to be open again, in whichever column of titles, types and states, if no type or state calls it closed. A
 * table without types is of closures, but for rows whose texts say otherwise.
 */
export function closureType(
  find: Find,
  columns: readonly Column[],
  titles: readonly string[],
): Pick<ClosureMapping['fields'], 'type'> {
  const [type] = find('type')
  const [byValues] = type === undefined ? columns.filter(tellsKinds) : []
  const states = columns.filter(({ tokens }) => tokens.some((token) => statuses.includes(token)))
  const stating = [type, byValues?.property, ...states.map(({ property }) => property)]
  const stated = [...new Set(stating)].flatMap((property) => (typeof property === 'string' ? property : []))
  const opened = [...new Set([...titles.slice(0, 2), ...stated])].map((property) => openedIn(property, stated))
  if (type !== undefined) return { type: [...opened, type, { value: 'notice' }] }
  const texts = [...titles.slice(0, 2), ...find('description').slice(0, 1)].map((property) => ({ type_in: property }))
  const told: Rule[] = byValues === undefined ? texts : [byValues.property, ...texts, { value: 'closure' }]
  const rules = [...opened, ...told]
  return rules.length === 0 ? {} : { type: rules }
}

function openedIn(property: string, stated: readonly string[]): Rule {
  const others = stated.filter((other) => other !== property)
  return others.length === 0 ? { opened_in: property } : { opened_in: property, unless_closed_in: others }
}
