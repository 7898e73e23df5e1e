import { numberOf, RouteBuilder } from './route.ts'
import type { ElementReader } from './element-reader.ts'

/**
 * The tracks of a TCX file, as Garmin's and other sports devices write it. The first track of a lap goes on where the lap
 * before it ended; a further one begins after a rest. Seconds without reception have no position and are no points.
 */
export class TcxReader implements ElementReader {
  readonly #route = new RouteBuilder()
  #lapBegins = false
  #point: Record<string, string> | null = null
  #field: string | null = null

  open(name: string): void {
    if (name === 'Activity' || name === 'Course') this.#route.startPiece()
    else if (name === 'Lap') this.#lapBegins = true
    else if (name === 'Track') {
      if (!this.#lapBegins) this.#route.startPiece()
      this.#lapBegins = false
    } else if (name === 'Trackpoint') this.#point = {}
    this.#field = name
  }

  text(text: string): void {
    if (this.#point !== null && this.#field !== null) this.#point[this.#field] = (this.#point[this.#field] ?? '') + text
  }

  close(name: string): void {
    this.#field = null
    if (name !== 'Trackpoint' || this.#point === null) return
    const { LongitudeDegrees: lng, LatitudeDegrees: lat, AltitudeMeters: ele } = this.#point
    if (lng !== undefined || lat !== undefined) this.#route.add(numberOf(lng), numberOf(lat), numberOf(ele))
    this.#point = null
  }

  end(): RouteBuilder {
    return this.#route
  }
}
