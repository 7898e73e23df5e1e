import { asClosureType } from './closure-terms.ts'
import { asText } from '../../intake/values.ts'
import { isCalled, shareOf, type Column } from './columns.ts'
import type { Doubt } from './doubt.ts'
import { propertyLists, type Find } from './find-properties.ts'
import type { Marks } from './guess-marks.ts'
import { asBinding, isBindingWord } from './said/binding-in-words.ts'
import { asMark, isCross } from './said/marks.ts'
import type { ClosureMapping, Rule } from './mapping.ts'
import { hasRemarks } from './said/closure-texts.ts'
import { isRestriction } from './said/type-in-text.ts'

const { statuses, closed: closedWords, open: openWords } = propertyLists.words
const types = propertyLists.closures['type'] ?? []
const KINDS = 0.6
const BINDING = 0.8

/** How a column is called that tells of kinds of closures alone: what stands there is one, be its kind known or not. */
const OF_CLOSURES = /clos(?:ure|ing)?type|typeofclos|sperrung|fermeture|chiusura|cierre|afsluiting|avstangning|uzavirk/

/** Whether a property tells what kinds of closures there are, as a title tells it of one: “Closed”, “Closed”, “Advice”. */
export function tellsKinds(column: Column): boolean {
  return !column.isUnique && !hasRemarks(column) && tellsTypes(column)
}

function tellsTypes(column: Column): boolean {
  return shareOf(column, (value) => asClosureType(value) !== null) >= KINDS
}

/**
 * The columns that tell by their values alone whether closures bind, whatever they are called, and all others: a state
 * “rechtsverbindlich” is no kind.
 */
export function besideBinding(columns: readonly Column[]): {
  readonly columns: readonly Column[]
  readonly binding: readonly string[]
} {
  const binding = columns.filter(
    (column) =>
      shareOf(column, isBindingWord) >= BINDING &&
      column.values.some((value) => asBinding(value) === true) &&
      !column.values.some((value) => asClosureType(value) === 'closure'),
  )
  return {
    columns: columns.filter((column) => !binding.includes(column)),
    binding: binding.map(({ property }) => property),
  }
}

/**
 * What closes and what only informs. What the source calls no closure is a notice: a guess closes nothing that is open. So
 * is what it says to be open again, in whichever column of titles, types and states, if no type or state calls it closed. A
 * table without types is of closures, but for rows whose texts say otherwise.
 */
export function closureType(
  find: Find,
  columns: readonly Column[],
  telling: readonly string[],
  { type: marks, unmarked }: Pick<Marks, 'type' | 'unmarked'>,
): Pick<ClosureMapping['fields'], 'type'> {
  const flagged = flags(columns)
  const [type] = find('type')
  const states = columns.filter(({ tokens }) => tokens.some((token) => statuses.includes(token)))
  const [byValues] =
    type === undefined
      ? columns.filter((column) => tellsKinds(column) || (states.includes(column) && tellsTypes(column)))
      : []
  const stating = [type, byValues?.property, ...states.map(({ property }) => property)]
  const stated = [...new Set(stating)].flatMap((property) => (typeof property === 'string' ? property : []))
  const opened = [...new Set([...telling, ...stated])].map((property) => openedIn(property, stated))
  const texts = telling.filter((property) => property !== type).map((property) => ({ type_in: property }))
  if (type !== undefined) {
    const restricted = find('activity_ids')
      .slice(0, 1)
      .map((to) => ({ restricted_in: type, to }))
    const own = columns.find(({ property }) => property === type)
    const isOfRestrictions = own?.values.some((value) => isRestriction(asText(value) ?? '')) === true
    const banned = isOfRestrictions ? telling.map((property) => ({ restricted_in: type, banned_in: property })) : []
    const last = { value: own !== undefined && OF_CLOSURES.test(own.plain) ? 'closure' : 'notice' }
    return { type: [...flagged, ...opened, ...marks, ...restricted, ...banned, type, ...texts, last] }
  }
  const described = [
    ...texts,
    ...find('description')
      .slice(0, 1)
      .map((property) => ({ type_in: property })),
  ]
  const last = unmarked ?? { value: 'closure' }
  const told: Rule[] = byValues === undefined ? described : [byValues.property, ...described, last]
  const rules = [
    ...flagged,
    ...opened,
    ...marks,
    ...told,
    ...(byValues === undefined && unmarked !== null ? [unmarked] : []),
  ]
  return rules.length === 0 ? {} : { type: rules }
}

/**
 * Adds to `doubts` the columns of types and states that have mere codes, as ArcGIS servers give them in GeoJSON: a row that one of
 * them opens is closed all the same.
 */
export function tellCodes(columns: readonly Column[], read: readonly string[], doubts: Doubt[]): void {
  const coded = columns.filter(
    (column) =>
      !read.includes(column.property) &&
      column.values.length > 0 &&
      column.values.every((value) => CODE.test(asText(value) ?? '')) &&
      (column.tokens.some((token) => statuses.includes(token)) || types.some((name) => isCalled(column, name))),
  )
  for (const { property, values } of coded) {
    const codes = [...new Set(values.map((value) => asText(value) ?? ''))].slice(0, SHOWN).join(', ')
    const text = `${property} has codes (${codes}) whose meaning nothing tells: they close and open nothing. Say it in a mapping’s "table"; of an ArcGIS server, ask for f=json, which has their names.`
    doubts.push({ about: 'activities', text })
  }
}

const CODE = /^(?:\d{1,3}|\p{Lu})$/u
const SHOWN = 8

/** The type of a row without a mark in a column of crosses. */
const NO_CROSS = { closed: { value: 'notice' }, open: { value: 'closure' } } as const

/** Rules by columns that say yes or no to “closed” or “open”; one with mere crosses says no where it is empty. */
function flags(columns: readonly Column[]): readonly Rule[] {
  return columns.flatMap(({ property, plain, values }) => {
    const closes = closedWords.includes(plain)
    if ((!closes && !openWords.includes(plain)) || values.length === 0) return []
    const texts = [...new Set(values.map((value) => asText(value) ?? ''))]
    const told = texts.map((text) => [text, asMark(text)] as const)
    if (told.some(([, flag]) => flag === null)) return []
    const table = Object.fromEntries(told.map(([text, flag]) => [text, flag === closes ? 'closure' : 'notice']))
    const empty: readonly Rule[] = texts.every(isCross) ? [NO_CROSS[closes ? 'closed' : 'open']] : []
    return [{ from: property, table }, ...empty]
  })
}

function openedIn(property: string, stated: readonly string[]): Rule {
  const others = stated.filter((other) => other !== property)
  return others.length === 0 ? { opened_in: property } : { opened_in: property, unless_closed_in: others }
}
