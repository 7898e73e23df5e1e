import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import { palettes, type Palette, type Theme } from '#contract/palette/palette.ts'
import { SLOTS, type LayersBySlot } from '../map-layer.ts'
import { baseStyle } from '../live/style.ts'

/** Every theme with its palette, for `it.each`. */
export const THEMES: readonly (readonly [Theme, Palette])[] = [
  ['light', palettes.light],
  ['dark', palettes.dark],
  ['sunlight', palettes.sunlight],
]

/** What MapLibre's own validator has against a style of these layers. */
export function styleErrors(sources: Record<string, SourceSpecification>, layers: LayersBySlot): readonly string[] {
  const style = baseStyle({}, true)
  const added = SLOTS.flatMap((slot) => layers[slot] ?? [])
  return validateStyleMin({ ...style, sources, layers: [...style.layers, ...added] }).map(({ message }) => message)
}

/** The ids of pictures that layers name, also as the end of a `concat` that puts a name together. */
export function namedImages(layers: LayersBySlot): readonly string[] {
  const values = SLOTS.flatMap((slot) => layers[slot] ?? []).flatMap(imageValues)
  return values.flatMap((value) => (typeof value === 'string' ? [value] : []))
}

function imageValues(layer: LayerSpecification): readonly unknown[] {
  if (layer.type === 'symbol') return [layer.layout?.['icon-image']]
  return layer.type === 'fill' ? [layer.paint?.['fill-pattern']] : []
}

/** Which colours and opacities of texts, and of signs, could differ by feature: MapLibre links a program for each choice. */
export function symbolPrograms(layers: LayersBySlot): Record<'texts' | 'signs', ReadonlySet<string>> {
  const programs = { texts: new Set<string>(), signs: new Set<string>() }
  for (const layer of SLOTS.flatMap((slot) => layers[slot] ?? [])) {
    if (layer.type !== 'symbol') continue
    const { layout, paint = {} } = layer
    const choiceOf = (prefix: string) =>
      Object.entries(paint)
        .filter(([name, value]) => name.startsWith(prefix) && /"(get|has)"/.test(JSON.stringify(value)))
        .map(([name]) => name)
        .toSorted()
        .join()
    if (layout?.['text-field'] !== undefined) programs.texts.add(choiceOf('text-'))
    if (layout?.['icon-image'] !== undefined) programs.signs.add(choiceOf('icon-'))
  }
  return programs
}

/** Those of all symbols of the map. */
export const SHARED_PROGRAMS = { texts: new Set(['text-color,text-opacity']), signs: new Set(['icon-opacity']) }
