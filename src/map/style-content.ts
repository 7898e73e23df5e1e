import { useLayoutEffect, useRef } from 'react'
import { GeoJSONSource, type LayerSpecification, type Map as MapLibreMap, type SourceSpecification } from 'maplibre-gl'
import { keysOf } from '#contract/keys.ts'
import { useMapInstance } from './map-instance.ts'
import { SLOTS, type LayersBySlot } from './map-layer.ts'
import { slotMarker } from './style.ts'

interface Props {
  /** By id. Changed data must be another object; it is compared by identity. */
  readonly sources: Readonly<Record<string, SourceSpecification>>
  readonly layers: LayersBySlot
}

/** Sources with their style layers, which are on the map for as long as this is, in their slots and as given last. */
export function StyleContent({ sources, layers }: Props) {
  const map = useMapInstance()
  const shown = useRef<Props | null>(null)
  // Layout effects, because these are undone before the effect that made the map is.
  useLayoutEffect(
    function showContent() {
      const before = shown.current
      const after = { sources, layers }
      if (before !== null && outlineOf(before) === outlineOf(after)) update(map, before, after)
      else {
        if (before !== null) remove(map, before)
        add(map, after)
      }
      shown.current = after
    },
    [map, sources, layers],
  )
  useLayoutEffect(
    () => () => {
      if (shown.current !== null) remove(map, shown.current)
      shown.current = null
    },
    [map],
  )
  return null
}

/** What of a content cannot change by setting properties: its sources without their data, and which layers it has. */
function outlineOf({ sources, layers }: Props): string {
  const plain = Object.entries(sources).map(([id, source]) => [id, { ...source, data: undefined }])
  return JSON.stringify([plain, SLOTS.map((slot) => layers[slot]?.map(({ id }) => id))])
}

function add(map: MapLibreMap, { sources, layers }: Props): void {
  for (const [id, source] of Object.entries(sources)) map.addSource(id, source)
  for (const slot of SLOTS) for (const layer of layers[slot] ?? []) map.addLayer(layer, slotMarker(slot))
}

function remove(map: MapLibreMap, { sources, layers }: Props): void {
  for (const slot of SLOTS) for (const { id } of layers[slot] ?? []) map.removeLayer(id)
  for (const id of Object.keys(sources)) map.removeSource(id)
}

function update(map: MapLibreMap, before: Props, after: Props): void {
  for (const [id, source] of Object.entries(after.sources)) {
    const old = before.sources[id]
    if (source.type !== 'geojson' || (old?.type === 'geojson' && old.data === source.data)) continue
    const live = map.getSource(id)
    if (live instanceof GeoJSONSource) void live.setData(source.data)
  }
  if (before.layers === after.layers) return
  for (const slot of SLOTS) {
    after.layers[slot]?.forEach((layer, index) => updateLayer(map, before.layers[slot]?.[index] ?? layer, layer))
  }
}

/** MapLibre's setters, for a property whose name is known only at run time. */
interface Setters {
  setPaintProperty(layer: string, name: string, value: unknown): unknown
  setLayoutProperty(layer: string, name: string, value: unknown): unknown
}

function updateLayer(map: MapLibreMap, before: LayerSpecification, after: LayerSpecification): void {
  const set: Setters = map
  const { id } = after
  const filter = 'filter' in after ? after.filter : undefined
  if (differ('filter' in before ? before.filter : undefined, filter)) map.setFilter(id, filter)
  for (const [name, value] of changed(before.paint, after.paint)) set.setPaintProperty(id, name, value)
  for (const [name, value] of changed(before.layout, after.layout)) set.setLayoutProperty(id, name, value)
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
