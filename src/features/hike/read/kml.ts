import { numberOf, RouteBuilder } from './route.ts'
import type { ElementReader } from './element-reader.ts'

/** The lines (`LineString`) and tracks (`gx:Track`) of a KML file. Borders of shapes are no way to go. */
export class KmlReader implements ElementReader {
  readonly #route = new RouteBuilder()
  #text: string[] | null = null
  #inLine = false

  open(name: string): void {
    if (name === 'LineString' || name === 'Track') {
      this.#inLine = true
      this.#route.startPiece()
    } else if (this.#inLine && (name === 'coordinates' || name === 'coord')) this.#text = []
  }

  text(text: string): void {
    this.#text?.push(text)
  }

  close(name: string): void {
    if (name === 'LineString' || name === 'Track') this.#inLine = false
    if (this.#text === null) return
    const text = this.#text.join('').trim()
    if (name === 'coordinates') {
      const tuples = text.replace(/\s+/g, ' ').replace(/ ?, ?/g, ',').split(' ')
      for (const tuple of tuples) this.#add(tuple.split(','))
    } else if (name === 'coord') this.#add(text.split(/\s+/))
    else return
    this.#text = null
  }

  end(): RouteBuilder {
    return this.#route
  }

  #add([lng, lat, ele]: readonly string[]): void {
    this.#route.add(numberOf(lng), numberOf(lat), numberOf(ele))
  }
}
