import * as z from 'zod/mini'
import { categories, type CategoryKey } from '#contract/vocabulary/categories.ts'
import { asText } from '../../intake/values.ts'
import { shareOf, type Column } from './columns.ts'
import kindCodes from './kind-codes.json' with { type: 'json' }

/** What the codes of a property stand for, and how much of its values that covers. */
export interface CodeTable {
  readonly table: Readonly<Record<string, CategoryKey>>
  readonly share: number
}

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

/** A table for a property of codes, by the countries that write most of them; null where it has others, or no codes. */
export function codeTable(column: Column): CodeTable | null {
  const codes = new Set(column.values.map((value) => asText(value) ?? ''))
  if (codes.size < 2 || shareOf(column, isCode) < 1) return null
  const shares = families.map((family) => shareOf(column, (value) => Object.hasOwn(family, asText(value) ?? '')))
  const share = Math.max(...shares)
  if (share < SENSE) return null
  const likely = families.filter((_, at) => shares[at] === share)
  const entries = [...codes].flatMap((code) => {
    const meant = likely.flatMap((family) => family[code] ?? [])
    const loosest = LOOSEST_FIRST.find((key) => meant.includes(key))
    return loosest === undefined ? [] : [[code, loosest] as const]
  })
  return { table: Object.fromEntries(entries), share }
}

function isCode(value: unknown): boolean {
  return /^\p{Lu}{2,6}$/u.test(asText(value) ?? '')
}
