import { categories } from '#contract/vocabulary/categories.ts'
import { draftOf } from './draft.ts'
import { chooseMapping } from './mapping/choose-mapping.ts'
import { guessMapping } from './mapping/guess.ts'
import { rulesOf, type ClosureMapping, type MappingKind } from './mapping/mapping.ts'
import { namedFor, namesInRule } from './mapping/same-names.ts'
import { readFeatures } from './reading/feature-file.ts'
import { ImportError } from './reading/input/import-error.ts'
import type { SourceFeature } from './reading/input/source-feature.ts'
import { sampleOf } from './sample.ts'

/** How many of the features must have a day on which they end, or a category of areas, for it to be what they are. */
const END_SENSE = 0.3
const AREA_SENSE = 0.5
/** Shapes are put right for a look at it, so of some only. */
const LOOKED_AT = 50

const OTHER = categories.find(({ key }) => key === 'other')?.id

/**
 * What the features of a file are. Those that end on a day are closures; those that only begin, or are of a type, are
 * areas where they have categories of areas: a register tells since when an area is one, and what is allowed there.
 */
export function kindOf(features: readonly SourceFeature[], path: string): MappingKind {
  if (chooseMapping('areas', features, path).kind === 'known') return 'areas'
  const { mapping } = guessMapping('closures', features, path)
  if (mapping.kind === 'areas') return 'areas'
  if (shareWithEnd(features, mapping) >= END_SENSE) return 'closures'
  const { start_on, end_on, type } = mapping.fields
  const isTyped = rulesOf(type).some((rule) => typeof rule === 'string')
  if (start_on === undefined && end_on === undefined && !isTyped) return 'areas'
  return shareOfAreas(features, path) >= AREA_SENSE ? 'areas' : 'closures'
}

/**
 * What files hold, by their first features. Throws an ImportError that says which hold what where they differ: areas and
 * closures are not imported in one.
 */
export async function kindOfFiles(paths: readonly string[]): Promise<MappingKind> {
  const told: { readonly path: string; readonly kind: MappingKind }[] = []
  for (const path of paths) told.push({ path, kind: kindOf(await firstFeatures(path), path) })
  const of = (kind: MappingKind) => told.flatMap((file) => (file.kind === kind ? file.path : []))
  const [areas, closures] = [of('areas'), of('closures')]
  if (areas.length > 0 && closures.length > 0) {
    throw new ImportError(
      `There are areas in ${areas.join(', ')} and closures in ${closures.join(', ')}: import the areas first and the ` +
        'closures then, so that these find theirs. If one of them is taken for what it is not, say --kind.',
    )
  }
  return closures.length > 0 ? 'closures' : 'areas'
}

async function firstFeatures(path: string): Promise<readonly SourceFeature[]> {
  const all = readFeatures(path, () => {})
  try {
    return (await sampleOf(all)).first
  } finally {
    await all.return(undefined)
  }
}

function shareWithEnd(features: readonly SourceFeature[], { fields }: ClosureMapping): number {
  const columns = rulesOf(fields.end_on).flatMap(namesInRule)
  const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''
  return shareOf(features, ({ properties }) => columns.some((column) => isGiven(properties[column])))
}

/** How many would come in as areas of a kind that is known. */
function shareOfAreas(features: readonly SourceFeature[], path: string): number {
  const { mapping } = chooseMapping('areas', features, path)
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
