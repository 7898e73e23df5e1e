import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import * as z from 'zod/mini'
import { absolute, FOREIGN, type ForeignContent } from './foreign-content.ts'

/** Drawn flat and seen from above, a building's height only hides what lies behind it. */
const LEFT_OUT = ['fill-extrusion']

const hasText = (value: unknown, name: string) => typeof value === 'object' && value !== null && name in value
// MapLibre validates what it is given; here it is enough to know what is rewritten.
const Source = z.custom<SourceSpecification>((value) => hasText(value, 'type'))
const Layer = z.custom<LayerSpecification>((value) => hasText(value, 'id') && hasText(value, 'type'))
const Sprites = z.union([z.string(), z.array(z.object({ id: z.string(), url: z.string() }))])
const Style = z.object({
  version: z.literal(8),
  sources: z.record(z.string(), Source),
  layers: z.array(Layer),
  sprite: z.optional(Sprites),
  glyphs: z.optional(z.string()),
})

/** Reads a MapLibre style. Throws where there is none. */
export async function loadStyle(address: string, signal: AbortSignal): Promise<ForeignContent> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return contentOf(Style.parse(await response.json()), address)
}

/** Pure: what a style that was read at an address draws, with names below the lands' and above the areas' shapes. */
export function contentOf(style: z.infer<typeof Style>, address: string): ForeignContent {
  const { sources, layers, sprite = [], glyphs } = style
  const renamed = layers.filter(({ type }) => !LEFT_OUT.includes(type)).map(renamedLayer)
  const named = {
    ground: renamed.filter(({ type }) => type !== 'symbol'),
    labels: renamed.filter(({ type }) => type === 'symbol'),
  }
  const sprites = typeof sprite === 'string' ? [{ id: 'default', url: sprite }] : sprite
  return {
    sources: Object.fromEntries(
      Object.entries(sources).map(([id, source]) => [FOREIGN + id, withAddresses(source, address)]),
    ),
    layersIn: () => named,
    sprites: sprites.map(({ id, url }) => ({ id, url: absolute(url, address) })),
    glyphs: glyphs === undefined ? null : absolute(glyphs, address),
  }
}

function renamedLayer(layer: LayerSpecification): LayerSpecification {
  const id = FOREIGN + layer.id
  return 'source' in layer && layer.source !== undefined
    ? { ...layer, id, source: FOREIGN + layer.source }
    : { ...layer, id }
}

function withAddresses(source: SourceSpecification, base: string): SourceSpecification {
  const at = (address: string) => (address.startsWith('pmtiles:') ? address : absolute(address, base))
  if (source.type === 'geojson') return typeof source.data === 'string' ? { ...source, data: at(source.data) } : source
  if (source.type === 'video' || source.type === 'image') return source
  return {
    ...source,
    ...(source.url !== undefined && { url: at(source.url) }),
    ...(source.tiles !== undefined && { tiles: source.tiles.map(at) }),
  }
}
