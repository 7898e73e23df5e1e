import type { BBox } from '#contract/geometry.ts'
import type { Selection } from '#core/selection/selection.ts'
import type { Camera } from '#core/viewport/camera.ts'
import { cameraNow, moveTo } from '#core/viewport/camera-state.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { cameraAt, cameraOfPlace, cameraOver } from './cameras.ts'
import type { Suggestion } from './suggestion.ts'

/** What a search leads to. */
export interface SearchActions {
  readonly onOpen: (selection: Selection, box: BBox | null) => void
  /** Asks what applies at a place; where the app can. */
  readonly onHere?: (place: LatLng, name: string) => void
  /** Shows a place; the map of the page does, unless said. */
  readonly onCamera?: (camera: Camera) => void
}

/** Goes where a suggestion leads to. `isPlaceAsked`: a place is asked for, be it a large one. */
export function goTo(
  one: Suggestion,
  { onOpen, onHere, onCamera = moveTo }: SearchActions,
  isPlaceAsked: boolean,
): void {
  switch (one.kind) {
    case 'area':
      return onOpen({ kind: 'area', uuid: one.area.uuid }, one.area.bbox ?? null)
    case 'closure':
      return onOpen({ kind: 'closure', uuid: one.state.record.uuid }, one.state.record.bbox ?? null)
    case 'ground': {
      const [lng, lat] = one.place.point
      onCamera(one.place.bbox === null ? cameraAt({ lng, lat }, cameraNow()) : cameraOver(one.place.bbox))
      if (one.place.bbox !== null && !isPlaceAsked) return
      return onHere?.({ lat, lng }, one.place.name ?? one.place.ref ?? '')
    }
    case 'place':
      onCamera(cameraOfPlace(one.place))
      return onHere?.({ lat: one.place.lat, lng: one.place.lng }, one.place.name)
    case 'coordinates':
      onCamera(cameraAt(one.reading, cameraNow()))
      return onHere?.({ lat: one.reading.lat, lng: one.reading.lng }, '')
  }
}
