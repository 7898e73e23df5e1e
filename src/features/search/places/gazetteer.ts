import type { BandFeature, BandLayer } from '#map/basemap/tiles/band.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { foldWords } from '#contract/match/fold-words.ts'
import { otherNamesOf } from './other-names.ts'

/** Places to search in. */
export interface Town extends LatLng {
  readonly name: string
  /** All its names, folded. */
  readonly names: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** How many times one person doubles to its population; 0 where that is not known. */
  readonly size: number
}

type Layers = ReadonlyMap<string, BandLayer>

/** The larger places, of the gazetteer's file. */
export function townsOf(gazetteer: Layers): readonly Town[] {
  return featuresOf(gazetteer, 'towns').flatMap((feature) => town(feature, feature))
}

/** The small places, of a file of their own; the gazetteer's has in the same order what that lacks. */
export function villagesOf(gazetteer: Layers, villages: Layers): readonly Town[] {
  const facts = featuresOf(gazetteer, 'facts')
  return featuresOf(villages, 'places').flatMap((feature, index) => town(feature, facts[index]))
}

function featuresOf(layers: Layers, name: string): readonly BandFeature[] {
  return layers.get(name)?.features ?? []
}

function town({ parts, properties }: BandFeature, facts: BandFeature | undefined): Town[] {
  const at = parts[0]?.[0]
  if (at === undefined || facts === undefined) return []
  const name = String(properties.name)
  const country = String(facts.properties.country)
  const names = [name, ...otherNamesOf(country, name)].map(foldWords)
  return [{ name, names, country, size: Number(facts.properties.size), lng: at[0], lat: at[1] }]
}
