import type { LatLng } from '#core/viewport/coordinates.ts'
import { numberOf, RouteBuilder } from './route.ts'
import type { ElementReader } from './element-reader.ts'

/**
 * The tracks of a GPX file, segment by segment; its routes where it has no tracks. Waypoints are no line. Between two points
 * of a route Garmin's programs write, as `gpxx:rpt`, the ways that it follows.
 */
export class GpxReader implements ElementReader {
  readonly #tracks = new RouteBuilder()
  readonly #routes = new RouteBuilder()
  #point: LatLng | null = null
  #ele: string | null = null
  #elevation = NaN
  /** Whether numbers have decimal commas. */
  #hasCommas = false

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'trkseg') this.#tracks.startPiece()
    else if (name === 'rte') this.#routes.startPiece()
    else if (name === 'trkpt' || name === 'rtept') {
      const { lon, lat } = attributes
      this.#point = { lng: numberOf(lon), lat: numberOf(lat) }
      this.#hasCommas ||= lat?.includes(',') === true
      this.#elevation = NaN
    } else if (name === 'rpt') {
      this.#addPoint(this.#routes)
      this.#routes.add(numberOf(attributes['lon']), numberOf(attributes['lat']), NaN)
    } else if (name === 'ele' && this.#point !== null) this.#ele = ''
  }

  text(text: string): void {
    if (this.#ele !== null) this.#ele += text
  }

  close(name: string): void {
    if (name === 'ele' && this.#ele !== null) {
      // Where positions have points, “1,234” may be more than a thousand.
      this.#elevation = this.#hasCommas || !this.#ele.includes(',') ? numberOf(this.#ele) : NaN
      this.#ele = null
    } else if (name === 'trkpt' || name === 'rtept') this.#addPoint(name === 'trkpt' ? this.#tracks : this.#routes)
  }

  /** Adds the point that is open, unless what follows it has been added already. */
  #addPoint(builder: RouteBuilder): void {
    if (this.#point !== null) builder.add(this.#point.lng, this.#point.lat, this.#elevation)
    this.#point = null
  }

  end(): RouteBuilder {
    return this.#tracks.hasLine ? this.#tracks : this.#routes
  }
}
