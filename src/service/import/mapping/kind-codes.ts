import * as z from 'zod/mini'
import { categories, type CategoryKey } from '#contract/vocabulary/categories.ts'
import { asText } from '../../intake/values.ts'
import type { Column } from './columns.ts'
import kindCodes from './kind-codes.json' with { type: 'json' }

/** What the codes of a property stand for, and whether it has other values, too. */
export interface CodeTable {
  readonly table: Readonly<Record<string, CategoryKey>>
  readonly hasWords: boolean
}

/** No code has more letters, and few words have fewer. */
export const LONGEST_CODE = 6

const Key = z.enum(categories.map(({ key }) => key))
/** The codes that each country's agencies write for kinds: `NP` is one thing beside `NLP`, another beside `NPR`. */
const families = Object.values(z.record(z.string(), z.record(z.string(), Key)).parse(kindCodes))

/** From the loosest: of what codes may stand for, the one that asks least of people counts. */
const LOOSEST_FIRST: readonly CategoryKey[] = [
  'other',
  'protected_landscape',
  'landscape',
  'nature_park',
  'biosphere_reserve',
  'natura_2000',
  'marine',
  'monument',
  'rest_zone',
  'national_park',
  'nature_reserve',
  'wilderness',
]

const SENSE = 0.6

/**
 * A table for the codes of a property, beside which it may have words, by the countries that write most of them; null
 * where it has others, or none.
 */
export function codeTable({ values }: Column): CodeTable | null {
  const texts = values.map((value) => asText(value) ?? '').filter(isCode)
  const codes = new Set(texts)
  if (codes.size === 0) return null
  const shares = families.map((family) => texts.filter((code) => Object.hasOwn(family, code)).length / texts.length)
  const share = Math.max(...shares)
  if (share < SENSE) return null
  const likely = families.filter((_, at) => shares[at] === share)
  const entries = [...codes].flatMap((code) => {
    const meant = likely.flatMap((family) => family[code] ?? [])
    const loosest = LOOSEST_FIRST.find((key) => meant.includes(key))
    return loosest === undefined ? [] : [[code, loosest] as const]
  })
  return { table: Object.fromEntries(entries), hasWords: texts.length < values.length }
}

/** Letters, most of them capitals: `NSG`, `PNac`, `pNHA`. */
function isCode(text: string): boolean {
  return /^(?=\p{L}{2,6}$)\p{Ll}?\p{Lu}{2,}\p{Ll}*$/u.test(text)
}
