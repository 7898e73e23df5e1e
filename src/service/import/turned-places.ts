import { boundsOf } from '#contract/geo/bounds.ts'
import { isGeometry } from '#contract/geometry.ts'
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

  tell(note: Note): void {
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
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
