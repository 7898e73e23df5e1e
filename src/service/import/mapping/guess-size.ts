import { isGeometry, type LngLat } from '#contract/geometry.ts'
import { areaKm2 } from '../../geometry/measure.ts'
import { asArea } from '../../intake/values.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { isCalled, type Column } from './columns.ts'
import type { Rule } from './mapping.ts'

/** How many km² each unit is. */
const UNITS = [1, 0.01, 1e-6, 0.004046856]
const WORDS =
  /(area|ha|hectare|hectares|km2|sqkm|acres|surf|superf|flaeche|flache|areal|oppervlakte|pow|powierzchnia|rozl|pinta|size|gisha)/
/** How far the source's figure may be from the shape's, as a factor: islands, water and old surveys differ. */
const FACTOR = 1.3
const SENSE = 0.7
const MEASURED = 30

/** Where the size comes from, told by the sizes of the shapes, else by the property's name. */
export function guessSize(
  columns: readonly Column[],
  sample: readonly SourceFeature[],
  { km2, ha }: { readonly km2: readonly string[]; readonly ha: readonly string[] },
): Rule | null {
  const named = (names: readonly string[]) =>
    columns.find(
      (column) => names.some((name) => isCalled(column, name)) && column.values.some((value) => asArea(value) !== null),
    )
  const sizes = sample.slice(0, MEASURED).flatMap((feature) => {
    const size = sizeOf(feature.geometry)
    return size === null ? [] : [{ properties: feature.properties, size }]
  })
  const likely = columns.filter(
    ({ plain, property }) => WORDS.test(plain) && !/^shape|^st_|perimeter|length/i.test(property),
  )
  const candidates = [...new Set([named(km2), named(ha), ...likely])].filter((column) => column !== undefined)
  for (const { property } of sizes.length === 0 ? [] : candidates) {
    const ratios = sizes.flatMap(({ properties, size }) => {
      const given = asArea(properties[property])
      return given === null ? [] : [given / size]
    })
    const unit = UNITS.find((factor) => ratios.length > 0 && fits(ratios, factor))
    if (unit !== undefined) return ruleOf(property, unit)
  }
  const [inKm2, inHectares] = [named(km2), named(ha)]
  if (sizes.length > 0) return null
  if (inKm2 !== undefined) return ruleOf(inKm2.property, 1)
  return inHectares === undefined ? null : ruleOf(inHectares.property, 0.01)
}

function ruleOf(property: string, factor: number): Rule {
  return factor === 1 ? property : { from: property, factor }
}

function fits(ratios: readonly number[], unit: number): boolean {
  const near = ratios.filter((ratio) => ratio * unit < FACTOR && ratio * unit > 1 / FACTOR)
  return near.length >= SENSE * ratios.length
}

/** In km², of a shape as it is in its file; null of all else. */
function sizeOf(geometry: unknown): number | null {
  if (!isGeometry(geometry)) return null
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  const rings = polygons.map((polygon) => polygon.map((ring) => ring.map(([lng = 0, lat = 0]): LngLat => [lng, lat])))
  const size = areaKm2(rings)
  return size > 0 ? size : null
}
