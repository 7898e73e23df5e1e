import { fold } from '#contract/fold.ts'
import { asBoolean, asText } from '../../../intake/values.ts'
import { asClosureType } from '../closure-terms.ts'
import propertyNames from '../property-names.json' with { type: 'json' }
import { activitiesBanned } from './banned-activities.ts'
import { isOpened } from './type-in-text.ts'
import { permits } from './permission.ts'

/** Activities by the columns below which a mark closes to them: `{ "MTB": "cycling" }`. */
export type MarkedColumns = Readonly<Record<string, string>>
/** What a yes or a cross means there. */
export type MarkMeaning = 'closed' | 'open'

const { open: openWords } = propertyNames.words
const CROSS = /^[x×✓✔✗✘]$/iu

export function isCross(value: unknown): boolean {
  return CROSS.test((asText(value) ?? '').trim())
}

/** Whether a cell says that nothing is as its column is named: no, or a dash. */
export function saysNo(value: unknown): boolean {
  return asMark(value) === false || /^[-–—]$/.test((asText(value) ?? '').trim())
}

/** Yes or no, or a cross for yes. */
export function asMark(value: unknown): boolean | null {
  return isCross(value) ? true : asBoolean(value)
}

/** What is advised against, and nothing more, binds nobody: “déconseillée”. */
const ADVISED =
  /^(?:(?:wird |is |est |e )?(?:davon )?(?:abgeraten|nicht empfohlen|not (?:recommended|advised)|discouraged|deconseille?e?s?|sconsigliat[aoei]|desaconsejad[ao]s?|afgeraden|niet aanbevolen))$/u

/**
 * What a cell below the name of an activity says: that it is closed or open, or a rule of its own, as a list of activities; null
 * for other words, and for yes and no where nothing tells what they mean.
 */
export function saidInCell(
  value: unknown,
  yes: MarkMeaning | undefined,
): MarkMeaning | { readonly rule: string } | null {
  const mark = asMark(value)
  if (mark !== null) return yes === undefined ? null : mark === (yes === 'closed') ? 'closed' : 'open'
  const text = asText(value) ?? ''
  const rule = activitiesBanned(text)
  if (rule !== null) return { rule }
  if (isOpened(text) || permits(text) || openWords.includes(fold(text).trim())) return 'open'
  if (ADVISED.test(fold(text).trim())) return 'open'
  return asClosureType(value) === 'closure' ? 'closed' : null
}

/** What the cells of a row say together: to whom it is closed, and whether any says that it is open; `unknown` is the first word that tells neither. */
export function readMarks(
  columns: MarkedColumns,
  { yes, others = null }: { readonly yes: MarkMeaning | undefined; readonly others?: 'closed' | null | undefined },
  cellOf: (property: string) => unknown,
) {
  const closed: string[] = []
  let [isOpen, unknown]: [boolean, unknown] = [false, null]
  for (const [property, activities] of Object.entries(columns)) {
    const value = cellOf(property)
    if (value === null) continue
    const said = saidInCell(value, yes) ?? others
    if (said === null) unknown ??= value
    else if (said === 'open') isOpen = true
    else closed.push(said === 'closed' ? activities : said.rule)
  }
  return { closed, isOpen, unknown }
}
