import {
  GeoJSONSource,
  type FeatureIdentifier,
  type LayerSpecification,
  type Map as MapLibreMap,
  type StyleSetterOptions,
} from 'maplibre-gl'
import { keysOf } from '#contract/keys.ts'
import { SLOTS } from '../map-layer.ts'
import { slotMarker } from './style.ts'
import { pixelsOf, type Drawings } from '../style/drawing.ts'
import type { SourceRef, StyleParts, Surface } from '../style/surface.ts'
import { nearestLng } from '#contract/geo/box.ts'
import { isOn } from '../camera/world.ts'

/** Style content on a MapLibre map: what only changes is changed in place. */
export function surfaceOf(map: MapLibreMap): Surface {
  return {
    show(before, after) {
      if (before !== null && after !== null && outlineOf(before) === outlineOf(after)) return update(map, before, after)
      if (before !== null) remove(map, before)
      if (after !== null) add(map, after)
    },
    middle() {
      const { lng, lat } = map.getCenter().wrap()
      return { lng, lat }
    },
    follow({ lng, lat }, tell) {
      const look = () => {
        const pixel = map.project([nearestLng(lng, map.getCenter().lng), lat])
        const { clientWidth: width, clientHeight: height } = map.getContainer()
        tell(isOn(pixel, { width, height }) ? pixel : null)
      }
      look()
      const subscription = map.on('move', look)
      return () => subscription.unsubscribe()
    },
    light(refs, id) {
      const features = refs.map((ref) => identify(ref, id))
      const present = () => features.filter(({ source }) => map.getSource(source) !== undefined)
      for (const feature of present()) map.setFeatureState(feature, { hovered: true })
      return () => {
        for (const feature of present()) map.removeFeatureState(feature, 'hovered')
      }
    },
  }
}

function identify(ref: SourceRef, id: string): FeatureIdentifier {
  const sourceLayer = ref['source-layer']
  return { source: ref.source, id, ...(sourceLayer !== undefined && { sourceLayer }) }
}

/** What of a content cannot change by setting properties: its sources without their data, and which layers it has. */
function outlineOf({ sources, layers }: StyleParts): string {
  const plain = Object.entries(sources).map(([id, source]) => [id, { ...source, data: undefined }])
  return JSON.stringify([plain, SLOTS.map((slot) => layers[slot]?.map(({ id }) => id))])
}

function add(map: MapLibreMap, { sources, layers, drawings, isForeign = false }: StyleParts): void {
  paint(map, drawings)
  for (const [id, source] of Object.entries(sources)) map.addSource(id, source)
  for (const slot of SLOTS) for (const layer of layers[slot] ?? []) addLayer(map, layer, slotMarker(slot), isForeign)
}

/**
 * Adds a layer before another. MapLibre copies the whole style each time that it validates a layer, so our own are
 * validated by tests alone; the map has no way to add one without, its style has.
 */
function addLayer(map: MapLibreMap, layer: LayerSpecification, before: string, isForeign: boolean): void {
  if (isForeign) map.addLayer(layer, before)
  // That the style is another, the map knows since the source was added.
  else map.style.addLayer(layer, before, { validate: false })
}

/** Puts pictures on the map, in the place of those of their names. */
function paint(map: MapLibreMap, drawings: Drawings = {}): void {
  const pixelRatio = map.getPixelRatio()
  for (const [name, drawing] of Object.entries(drawings)) {
    if (map.hasImage(name)) map.removeImage(name)
    map.addImage(name, pixelsOf(drawing, pixelRatio), { pixelRatio, ...drawing.grows?.told(pixelRatio) })
  }
}

function remove(map: MapLibreMap, { sources, layers, drawings = {} }: StyleParts): void {
  // The whole style goes with what the map draws with, whatever its type says.
  if (map.style === null) return
  for (const slot of SLOTS) for (const { id } of layers[slot] ?? []) map.removeLayer(id)
  for (const id of Object.keys(sources)) map.removeSource(id)
  for (const name of Object.keys(drawings)) map.removeImage(name)
}

function update(map: MapLibreMap, before: StyleParts, after: StyleParts): void {
  for (const [id, source] of Object.entries(after.sources)) {
    const old = before.sources[id]
    if (source.type !== 'geojson' || (old?.type === 'geojson' && old.data === source.data)) continue
    const live = map.getSource(id)
    if (live instanceof GeoJSONSource) void live.setData(source.data)
  }
  if (before.drawings !== after.drawings) paint(map, after.drawings)
  if (before.layers === after.layers) return
  const validating = { validate: after.isForeign ?? false }
  for (const slot of SLOTS) {
    after.layers[slot]?.forEach((layer, index) => {
      updateLayer(map, before.layers[slot]?.[index] ?? layer, layer, validating)
    })
  }
}

/** MapLibre's setters, for a property whose name is known only at run time. */
interface Setters {
  setPaintProperty(layer: string, name: string, value: unknown, options: StyleSetterOptions): unknown
  setLayoutProperty(layer: string, name: string, value: unknown, options: StyleSetterOptions): unknown
}

function updateLayer(
  map: MapLibreMap,
  before: LayerSpecification,
  after: LayerSpecification,
  options: StyleSetterOptions,
): void {
  const set: Setters = map
  const { id } = after
  const filter = 'filter' in after ? after.filter : undefined
  if (differ('filter' in before ? before.filter : undefined, filter)) map.setFilter(id, filter, options)
  for (const [name, value] of changed(before.paint, after.paint)) set.setPaintProperty(id, name, value, options)
  for (const [name, value] of changed(before.layout, after.layout)) set.setLayoutProperty(id, name, value, options)
}

/** The properties that differ, with their new values; undefined for one that is gone. */
function changed(before: object = {}, after: object = {}): readonly (readonly [string, unknown])[] {
  const old = new Map(Object.entries(before))
  const now = new Map(Object.entries(after))
  const names = new Set([...keysOf(before), ...keysOf(after)])
  return [...names].filter((name) => differ(old.get(name), now.get(name))).map((name) => [name, now.get(name)] as const)
}

function differ(a: unknown, b: unknown): boolean {
  return a !== b && JSON.stringify(a) !== JSON.stringify(b)
}
