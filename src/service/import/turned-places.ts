import { boundsOf } from '#contract/geo/bounds.ts'
import { isGeometry } from '#contract/geometry.ts'
import { timeZoneAt } from '../geometry/time-zone.ts'
import type { Note } from './records/remarks.ts'

interface Place {
  readonly label: string
  readonly lng: number
  readonly lat: number
}

/** In degrees. A place that is NEAR the middle of the others is in their region; one that is FAR from it is not. */
const NEAR = 5
const FAR = 10
/** Fewer places than this have no middle that tells their region. */
const LEAST = 3

/** Finds the closures of a file that lie far from its others, and among them with longitude and latitude turned round. */
export class TurnedPlaces {
  readonly #places: Place[] = []

  add(label: string, geometry: unknown): void {
    const bounds = isGeometry(geometry) ? boundsOf(geometry) : null
    if (bounds === null) return
    const [west, south, east, north] = bounds
    this.#places.push({ label, lng: (west + east) / 2, lat: (south + north) / 2 })
  }

  /** @param zone where closures without a place are, as the operator has said */
  tell(note: Note, zone: string | null): void {
    if (zone !== null && this.#areAllTurned(zone)) {
      const text = `far from ${zone}, and there with longitude and latitude turned round: look whether they are`
      for (const { label, lng, lat } of this.#places) note(text, `${label}: at longitude ${lng}, latitude ${lat}`)
    }
    if (this.#places.length < LEAST) return
    const [lng, lat] = [
      medianOf(this.#places.map((place) => place.lng)),
      medianOf(this.#places.map((place) => place.lat)),
    ]
    const distance = (x: number, y: number) => Math.max(Math.abs(x - lng), Math.abs(y - lat))
    for (const place of this.#places) {
      if (distance(place.lng, place.lat) < FAR || distance(place.lat, place.lng) > NEAR) continue
      note(
        'far from the others of its file, and among them with longitude and latitude turned round: look whether they are',
        `${place.label}: at longitude ${place.lng}, latitude ${place.lat}`,
        { each: true },
      )
    }
  }

  /** Whether none lies in the part of the world of a zone, and all would if they were turned round. */
  #areAllTurned(zone: string): boolean {
    const some = this.#places.slice(0, LOOKED_AT)
    const isThere = (lng: number, lat: number) => regionOf(timeZoneAt([lng, lat])) === regionOf(zone)
    return (
      some.length > 0 && some.every(({ lng, lat }) => Math.abs(lng) <= 90 && !isThere(lng, lat) && isThere(lat, lng))
    )
  }
}

const LOOKED_AT = 20

/** What a time zone begins with: its continent or ocean. */
function regionOf(zone: string): string {
  return zone.split('/', 1)[0] ?? zone
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
