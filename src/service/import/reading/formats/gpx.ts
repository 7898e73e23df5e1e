import type { Geometry, Position } from 'geojson'
import { readXml, type Attributes, type XmlReader } from '../input/xml.ts'
import type { Limits } from '../input/limits.ts'
import type { SourceFeature } from '../input/source-feature.ts'

/**
 * The way points, routes and tracks of a GPX file, one by one as its bytes come. Times are left out: they tell when a place
 * was recorded, and not when it is closed. Throws ImportErrors.
 */
export function readGpx(chunks: AsyncIterable<Buffer>, limits: Limits): AsyncGenerator<SourceFeature, undefined> {
  return readXml(chunks, limits, 'it', new GpxReader())
}

const POINTS = ['wpt', 'rtept', 'trkpt']
/** What elements say of a feature, and what that is called. */
const TEXTS: Readonly<Record<string, string>> = {
  name: 'name',
  desc: 'description',
  cmt: 'comment',
  type: 'type',
  sym: 'sym',
  url: 'url',
}

interface Place {
  readonly kind: string
  readonly line: number
  readonly properties: Record<string, string>
  readonly lines: Position[][]
}

class GpxReader implements XmlReader<SourceFeature> {
  readonly #around: string[] = []
  #place: Place | null = null
  #number = 0
  #text: string | null = null
  #title: string | undefined

  open(name: string, attributes: Attributes, line: number): void {
    const parent = this.#around.at(-1)
    this.#around.push(name)
    if (parent === 'gpx' && (name === 'wpt' || name === 'rte' || name === 'trk')) {
      this.#place = { kind: name, line, properties: {}, lines: name === 'trk' ? [] : [[]] }
    }
    if (name === 'trkseg') this.#place?.lines.push([])
    if (POINTS.includes(name)) this.#place?.lines.at(-1)?.push(positionOf(attributes))
    const place = this.#place
    const isOfPlace = place !== null && parent === place.kind
    if (isOfPlace && name === 'link' && attributes['href'] !== undefined) place.properties['url'] ??= attributes['href']
    const isTitle = name === 'name' && (parent === 'metadata' || parent === 'gpx')
    this.#text = isTitle || (isOfPlace && Object.hasOwn(TEXTS, name)) ? '' : null
  }

  text(text: string): void {
    if (this.#text !== null) this.#text += text
  }

  close(name: string): SourceFeature | undefined {
    this.#around.pop()
    const text = this.#text?.trim() ?? ''
    this.#text = null
    const place = this.#place
    if (place === null) {
      if (text !== '') this.#title ??= text
      return undefined
    }
    const property = TEXTS[name]
    if (text !== '' && property !== undefined) place.properties[property] ??= text
    if (name !== place.kind || this.#around.length > 1) return undefined
    this.#place = null
    const { line, properties } = place
    const at = { number: ++this.#number, place: `line ${line}`, id: null, title: this.#title }
    return { ...at, properties, geometry: geometryOf(place) }
  }
}

/** An invalid position stays: it is reported with its feature, as in other formats. */
function positionOf({ lon, lat }: Attributes): Position {
  return [Number(lon ?? NaN), Number(lat ?? NaN)]
}

function geometryOf({ kind, lines }: Place): Geometry | null {
  const [[first] = [], ...others] = lines
  if (kind === 'wpt') return first === undefined ? null : { type: 'Point', coordinates: first }
  const whole = lines.filter((line) => line.length > 1)
  const [line] = whole
  if (line !== undefined && whole.length === 1) return { type: 'LineString', coordinates: line }
  if (line !== undefined) return { type: 'MultiLineString', coordinates: whole }
  return first === undefined || others.length > 0 ? null : { type: 'Point', coordinates: first }
}
