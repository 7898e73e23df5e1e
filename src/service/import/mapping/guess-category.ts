import { basename, dirname } from 'node:path'
import { categories, type CategoryKey } from '#contract/vocabulary/categories.ts'
import { idOf } from '#contract/vocabulary/languages.ts'
import { asText, asUrl } from '../../intake/values.ts'
import { categoryInName, categoryNamedIn, isDesignation } from './category-of.ts'
import { hasWord, isCalled, shareOf, varietyOf, type Column } from './columns.ts'
import type { Doubt } from './doubt.ts'
import { codeTable, LONGEST_CODE, type CodeTable } from './kind-codes.ts'
import type { Rule } from './mapping.ts'

export interface CategoryGuess {
  readonly category: Rule | Rule[]
  /** The properties with the source's own words for it. */
  readonly designations: readonly string[]
}

interface Words {
  readonly names: readonly string[]
  readonly words: readonly string[]
  /** Words of properties that say other things of which designations can be a part: `MANG_AGENCY`. */
  readonly others: readonly string[]
}

const MOST = 3
/** Fewer letters of a word may be of any: the `Fo` of `Pri_Con_Fo` is no form. */
const CUT = 3
const OTHER = idOf(categories, 'other')
/** How much of a property's values must be designations where its name does not say so. */
const SENSE = 0.6
/** How many of the names must say what they are of, where nothing else does. */
const SAID = 0.25
/** Beyond so many different ones, as a part of all, they are names. */
const VARIETY = 0.7

/** Where the category comes from; adds to `doubts` what is not sure about it. */
export function guessCategory(
  columns: readonly Column[],
  { names, words, others }: Words,
  called: readonly string[],
  path: string,
  doubts: Doubt[],
): CategoryGuess {
  if (areNaturaSites(columns)) return { category: { value: 'natura_2000' }, designations: [] }
  const texts = columns.filter(
    (column) => !called.includes(column.property) && !column.plain.includes('iucn') && shareOf(column, isText) > 0,
  )
  const ranked = texts.flatMap((column) => {
    const codes = codeTable(column)
    const isKnown = (value: unknown) => isIn(codes, value) || tellsCategory(value)
    const share = shareOf(column, isKnown)
    const rank = names.findIndex((name) => isCalled(column, name))
    if (rank !== -1) return [{ column, codes, share, rank }]
    const isOther = column.tokens.some((token) => others.includes(token))
    if (!isOther && hasWord(column, words, CUT)) return [{ column, codes, share, rank: names.length }]
    const isList = column.values.length < 10 || varietyOf(column) <= VARIETY
    const sense = isOther ? shareOf(column, (value) => isIn(codes, value) || isOnlyKind(value)) : share
    return sense >= SENSE && isList ? [{ column, codes, share, rank: names.length + 1 }] : []
  })
  const likely = ranked.toSorted((a, b) => Number(b.share >= SENSE) - Number(a.share >= SENSE) || a.rank - b.rank)
  const telling = withoutEmptyWords(likely.filter(({ share }) => share > 0)).slice(0, MOST)
  if (telling.length > 0) {
    const rules = telling.flatMap(({ column: { property }, codes }) => rulesFor(property, codes))
    const name = nameTelling(columns, called, 0)
    const inWords = telling.filter(({ codes, share }) => codes === null && share >= SENSE)
    return {
      category: [...rules, ...(name === undefined ? [] : [{ kind_in: name }]), { value: 'other' }],
      designations: (inWords.length > 0 ? inWords : telling).map(({ column }) => column.property),
    }
  }
  const designations = likely.slice(0, 1).map(({ column }) => column.property)
  return { category: byOthers(columns, called, path, designations, doubts), designations }
}

/** Whether records are sites of Natura 2000, by the types and the codes that only these have together: `B`, `DE7339371`. */
function areNaturaSites(columns: readonly Column[]): boolean {
  const areAll = (column: Column, pattern: RegExp) =>
    shareOf(column, (value) => pattern.test(asText(value) ?? '')) === 1
  const isTyped = columns.some((column) => column.plain === 'sitetype' && areAll(column, /^[ABC]$/))
  return isTyped && columns.some((column) => column.plain === 'sitecode' && areAll(column, /^[A-Z]{2}[A-Z\d]{7}$/))
}

/** By its codes, else by its words; a code that is not known is no word. */
function rulesFor(property: string, codes: CodeTable | null): Rule[] {
  if (codes === null) return [property]
  const byCode = { from: property, table: { ...codes.table } }
  return codes.hasWords ? [byCode, { from: property, pattern: `^.{${LONGEST_CODE + 1},}$` }] : [byCode]
}

function isIn(codes: CodeTable | null, value: unknown): boolean {
  return codes !== null && Object.hasOwn(codes.table, asText(value) ?? '')
}

/** The names that say what they are of, if more than a part of them do. */
function nameTelling(columns: readonly Column[], called: readonly string[], part: number): string | undefined {
  const tells = (value: unknown) => categoryInName(asText(value) ?? '') !== null
  return columns.find((column) => {
    const share = called.includes(column.property) ? shareOf(column, tells) : 0
    return share > 0 && share >= part
  })?.property
}

interface Telling {
  readonly column: Column
  readonly share: number
}

/** Without properties that say “protected area” of all records, where another tells more: `objeto` beside `gna`. */
function withoutEmptyWords<T extends Telling>(telling: readonly T[]): readonly T[] {
  const more = telling.filter(({ column }) => !saysOther(column))
  return more.some(({ share }) => share >= SENSE) ? more : telling
}

function saysOther({ values }: Column): boolean {
  const [only, ...others] = new Set(values.map(asText))
  return others.length === 0 && categoryNamedIn(only ?? '') === OTHER
}

/** Where no property has designations that are known: by the records' own names, else by the name of the file or its folder. */
function byOthers(
  columns: readonly Column[],
  called: readonly string[],
  path: string,
  designations: readonly string[],
  doubts: Doubt[],
): Rule | Rule[] {
  const [designation] = designations
  const key = categoryOfFile(path)
  const why =
    designation === undefined
      ? 'No property tells the category'
      : `The words of ${designation} are not known as categories`
  const name = designation === undefined && key !== null ? undefined : nameTelling(columns, called, SAID)
  if (name !== undefined) {
    doubts.push(doubt(`${why}: it is taken from ${name} where that says it.`))
    return [{ kind_in: name }, ...designations, { value: key ?? 'other' }]
  }
  if (key === null) {
    doubts.push(doubt(designation === undefined ? `${why}: all are taken for other.` : `${why}.`))
    return [...designations, { value: 'other' }]
  }
  doubts.push(doubt(`${why}: all are taken for ${key}, after the name of the file.`))
  return designation === undefined ? { value: key } : [...designations, { value: key }]
}

function categoryOfFile(path: string): CategoryKey | null {
  const id =
    categoryNamedIn(basename(path).replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')) ??
    categoryNamedIn(basename(dirname(path)))
  const key = categories.find((category) => category.id === id)?.key
  return key === undefined || key === 'other' ? null : key
}

function doubt(text: string): Doubt {
  return { about: 'category', text }
}

function isOnlyKind(value: unknown): boolean {
  return isDesignation(asText(value) ?? '')
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}/u.test(value) && asUrl(value) === null
}

function tellsCategory(value: unknown): boolean {
  return isText(value) && categoryNamedIn(String(value)) !== null
}
