import { categories } from '#contract/vocabulary/categories.ts'
import { draftOf } from './draft.ts'
import type { ImportOptions } from './import-options.ts'
import { chooseMapping } from './mapping/choose-mapping.ts'
import { guessMapping } from './mapping/guess.ts'
import { MAPPING_KINDS, rulesOf, type ClosureMapping, type Mapping, type MappingKind } from './mapping/mapping.ts'
import { namedFor, namesInRule } from './mapping/same-names.ts'
import { ImportError } from './reading/input/import-error.ts'
import type { SourceFeature } from './reading/input/source-feature.ts'

/** The shares of features that must have a last day, or a known category of areas, to be taken for closures or areas. */
const END_SENSE = 0.3
const AREA_SENSE = 0.5
/** To try a feature as an area repairs its shape, which is slow: so only the first ones are tried. */
const LOOKED_AT = 50

const OTHER = categories.find(({ key }) => key === 'other')?.id

/**
 * What the features of a file are. Those that end on a day are closures; those that only begin, or are of a type, are
 * areas where they have categories of areas: a register tells since when an area is one, and what is allowed there.
 */
export function kindOf(features: readonly SourceFeature[], path: string): MappingKind {
  const asAreas = chooseMapping('areas', features, path)
  if (asAreas.kind === 'known') return 'areas'
  const { mapping } = guessMapping('closures', features, path)
  if (mapping.kind === 'areas') return 'areas'
  if (shareWithEnd(features, mapping) >= END_SENSE) return 'closures'
  if (asAreas.kind === 'named') return 'areas'
  const { start_on, end_on, type } = mapping.fields
  const isTyped = rulesOf(type).some((rule) => typeof rule === 'string')
  if (start_on === undefined && end_on === undefined && !isTyped) return 'areas'
  return shareOfAreas(features, asAreas.mapping, path) >= AREA_SENSE ? 'areas' : 'closures'
}

/** What is in the files of one import, as the operator says or as they tell: in all of them the same. */
export class KindOfFiles {
  readonly #options: ImportOptions
  #told: { readonly kind: MappingKind; readonly path: string } | null = null

  constructor(options: ImportOptions) {
    this.#options = options
  }

  /**
   * What is in a file, by its first features. Throws an ImportError where that is something else than in those before, or where
   * something is stated that it cannot have.
   */
  of(features: readonly SourceFeature[], path: string): MappingKind {
    const kind = this.#said() ?? kindOf(features, path)
    this.#told ??= { kind, path }
    if (this.#told.kind !== kind) throw isMixed(this.#told, { kind, path })
    if (kind === 'closures' && (this.#options.stated?.category ?? null) !== null) {
      throw new ImportError('--category is for areas: closures have none.')
    }
    return kind
  }

  /** What is in all of them. Throws an ImportError where nothing tells what empty files are to delete. */
  ofAll(): MappingKind {
    const kind = this.#told?.kind ?? this.#said()
    if (kind === null && this.#options.full === true) {
      throw new ImportError('There is nothing in the files, so they do not tell what is to be deleted: say --kind.')
    }
    return kind ?? 'areas'
  }

  #said(): MappingKind | null {
    const { kind, mapping } = this.#options
    return kind ?? mapping?.kind ?? null
  }
}

function isMixed(...files: readonly { readonly kind: MappingKind; readonly path: string }[]): ImportError {
  const [areas = '', closures = ''] = MAPPING_KINDS.map((kind) => files.find((file) => file.kind === kind)?.path)
  return new ImportError(
    `There are areas in ${areas} and closures in ${closures}: import the areas first and the closures then, so that ` +
      'these find theirs. If one of them is taken for what it is not, say --kind.',
  )
}

function shareWithEnd(features: readonly SourceFeature[], { fields }: ClosureMapping): number {
  const columns = rulesOf(fields.end_on).flatMap(namesInRule)
  const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''
  return shareOf(features, ({ properties }) => columns.some((column) => isGiven(properties[column])))
}

/** The share that would come in as areas of a known category. */
function shareOfAreas(features: readonly SourceFeature[], mapping: Mapping, path: string): number {
  const named = namedFor(mapping)
  const unsaid = { timeZone: null, source: null, path, now: 0 }
  return shareOf(features.slice(0, LOOKED_AT), (feature) => {
    const draft = draftOf(named(feature), mapping, unsaid)
    return draft.identity !== null && draft.content.kind === 'area' && draft.content.area.record.category_id !== OTHER
  })
}

function shareOf(features: readonly SourceFeature[], has: (feature: SourceFeature) => boolean): number {
  return features.length === 0 ? 0 : features.filter(has).length / features.length
}
