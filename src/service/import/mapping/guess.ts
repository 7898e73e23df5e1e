import { basename } from 'node:path'
import { fold } from '#contract/fold.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { columnsOf, type Column } from './columns.ts'
import type { Doubt } from './doubt.ts'
import { finderIn, isShortText, namesIn, plainRules, propertyLists, type Find } from './find-properties.ts'
import { guessCategory } from './guess-category.ts'
import { guessClosures } from './guess-closures.ts'
import { withOpeningsAgain } from './times/opening-again.ts'
import { founding } from './times/guess-days.ts'
import { guessIdentity } from './guess-identity.ts'
import { guessSize } from './guess-size.ts'
import { rulesOf, type AreaMapping, type Mapping, type MappingKind, type Rule } from './mapping.ts'
import { namesInRule } from './same-names.ts'

/** A mapping that was guessed, and what to look at before it is trusted. */
export interface Guess {
  readonly mapping: Mapping
  readonly doubts: readonly Doubt[]
}

const { areas, words } = propertyLists
const dayWords = { said: words.established, others: words.dated_else }
const categoryWords = { names: areas['category_id'] ?? [], words: words.category, others: words.category_others }

/** A mapping by the names and values of properties, in many languages. The more features of the file, the better. */
export function guessMapping(kind: MappingKind, sample: readonly SourceFeature[], path: string): Guess {
  const columns = columnsOf(sample)
  const doubts: Doubt[] = []
  const source = { key: keyOf(path), title: `a guess from the properties of ${basename(path)}` }
  const mapping: Mapping =
    kind === 'areas'
      ? { ...source, ...guessAreas(columns, sample, path, doubts) }
      : { ...source, ...guessClosures(withOpeningsAgain(columns, sample), sample, path, doubts) }
  return { mapping, doubts }
}

/** The fields that one property each tells, if any does. */
const AREA_FIELDS = [
  'designation_status',
  'iucn_category',
  'wdpa_id',
  'country_id',
  'description',
  'url',
  'rules',
] as const

/** How areas are read, but for what names their source; adds to `doubts` what is not sure about it. */
function guessAreas(
  columns: readonly Column[],
  sample: readonly SourceFeature[],
  path: string,
  doubts: Doubt[],
): Omit<AreaMapping, 'key' | 'title'> {
  const find = finderIn('areas', columns)
  const names = namesIn('areas', columns, doubts)
  const { category, designations } = guessCategory(columns, categoryWords, names, path, doubts)
  const designation = find('designation').find((property) => designations.includes(property)) ?? designations[0]
  const size = guessSize(columns, sample, { km2: areas['area_km2'] ?? [], ha: areas['area_ha'] ?? [] })
  return {
    kind: 'areas',
    id: guessIdentity(columns, areas['id'] ?? [], sample, { names, dates: [] }, doubts),
    fields: {
      ...(names.length === 0 ? {} : { name: names.slice(0, 2) }),
      category_id: unlessProposed(category, find),
      ...(designation === undefined ? {} : { designation }),
      ...(size === null ? {} : { area_km2: size }),
      ...founding(find, columns, dayWords),
      ...plainRules(find, AREA_FIELDS),
      ...sourceIn(find, columns),
    },
    names: languagesOf(columns, names),
  }
}

/** A guess is never stricter than its source: what is only proposed is no reserve yet. */
function unlessProposed(category: Rule | Rule[], find: Find): Rule | Rule[] {
  const told = rulesOf(category)
  const [status] = find('designation_status').filter((property) => !told.flatMap(namesInRule).includes(property))
  return status === undefined ? category : [{ proposed_in: status }, ...told]
}

/** Of so many areas at least, on average, one that names sources has each. */
const OF_SOURCE = 5

/** The property that tells whose areas they are, where it is one for all or for groups of them. */
function sourceIn(find: Find, columns: readonly Column[]): AreaMapping['fields'] {
  const property = find('source').find((name) => {
    const values = columns.find((column) => column.property === name)?.values ?? []
    const kinds = new Set(values)
    return values.every(isShortText) && (kinds.size === 1 || kinds.size * OF_SOURCE <= values.length)
  })
  return property === undefined ? {} : { source: property }
}

/** Without a source of their own, records are told apart by the file they come in: a name for it, made of the file's. */
export function keyOf(path: string): string {
  const stem = fold(basename(path).replace(/\..*$/, ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `file-${stem === '' ? 'unnamed' : stem}`
}

/** Properties such as `name_de` or `name:de` beside the name. */
function languagesOf(columns: readonly Column[], [name = 'name']: readonly string[]): Record<string, string> {
  const found = columns.flatMap(({ property }) => {
    const language = /^name[_:-]?([a-z]{2})$/i.exec(property)?.[1]?.toLowerCase()
    return language === undefined || property === name ? [] : [[language, property] as const]
  })
  return Object.fromEntries(found)
}
