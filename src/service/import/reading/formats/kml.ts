import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { ImportError } from '../input/import-error.ts'
import { checkLimit, type Limits } from '../input/limits.ts'
import { Placemark, positionOf, positionsOf, SHAPE_TYPES, type ShapeType } from './kml-placemark.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { local, xmlTextOf } from '../input/xml.ts'

/**
 * The placemarks of a KML file, one by one as its bytes come, in longitude and latitude. Properties are `name`,
 * `description`, the times of a TimeSpan or TimeStamp (`begin`, `end`, `when`), the extended data, numbers where a
 * schema says so, and `folder`: what the folders around it are called. Throws ImportErrors.
 */
export async function* readKml(
  chunks: AsyncIterable<Buffer>,
  limits: Limits,
): AsyncGenerator<SourceFeature, undefined> {
  const placemarks = new PlacemarkParser(limits)
  let number = 0
  for await (const text of xmlTextOf(chunks)) {
    for (const { id, line, properties, geometry } of placemarks.push(text)) {
      yield { number: ++number, place: `line ${line}`, id, properties, geometry, title: placemarks.title }
    }
  }
  placemarks.end()
  if (number === 0 && placemarks.link !== null)
    throw new ImportError(`it only links to ${placemarks.link}: import that, by its address or as a file`)
}

const NUMBER = /^(int|uint|short|ushort|float|double)$/
const PLAIN = new Set(['name', 'description', 'begin', 'end', 'when'])
const TEXTS = new Set(['coordinates', 'coord', 'value', 'SimpleData'])

/** Makes placemarks of the text of a KML file. */
class PlacemarkParser {
  readonly #parser = new SaxesParser({ xmlns: false, position: true })
  readonly #schemas = new Map<string, Map<string, string>>()
  #types: Map<string, string> | undefined
  #placemark: Placemark | null = null
  #ready: Placemark[] = []
  readonly #limits: Limits
  #depth = 0
  /** How much text there was since the placemark began, or outside of placemarks since the last element did. */
  #length = 0
  #text: string | null = null
  #field: string | null = null
  /** How deep the elements of the document stand. */
  #inDocument: number | null = null
  #title: string | undefined
  /** The folders that are open, outermost first. */
  readonly #folders: { readonly depth: number; name: string }[] = []
  #isLink = false
  #link: string | null = null

  constructor(limits: Limits) {
    this.#limits = limits
    const add = (text: string) => {
      if (this.#text !== null) this.#text += text
    }
    this.#parser.on('opentag', (tag) => this.#open(local(tag.name), tag.attributes))
    this.#parser.on('closetag', (tag) => this.#close(local(tag.name)))
    this.#parser.on('text', add)
    this.#parser.on('cdata', add)
    this.#parser.on('error', (error) => {
      throw new ImportError(`it is damaged or cut off at line ${this.#parser.line}: ${reasonOf(error)}`)
    })
  }

  /** What the document calls itself before its first placemark. */
  get title(): string | undefined {
    return this.#title
  }

  /** The first address that it links to; what else it links to lies in its archive, if in any. */
  get link(): string | null {
    return this.#link
  }

  /** The placemarks that end within the next text. */
  push(text: string): Placemark[] {
    this.#length += text.length
    checkLimit(this.#limits, 'record_mb', this.#length, `what stands at line ${this.#parser.line}`)
    this.#parser.write(text)
    return this.#ready.splice(0)
  }

  /** Checks that the file is whole. */
  end(): void {
    this.#parser.close()
  }

  #open(name: string, attributes: SaxesTagPlain['attributes']): void {
    checkLimit(this.#limits, 'depth', ++this.#depth, `what stands at line ${this.#parser.line}`)
    if (this.#placemark === null) this.#length = 0
    if (name === 'Schema') this.#schemas.set(attributes['id'] ?? attributes['name'] ?? '', (this.#types = new Map()))
    else if (name === 'SimpleField') this.#types?.set(attributes['name'] ?? '', attributes['type'] ?? '')
    else if (name === 'Placemark') this.#placemark = new Placemark(attributes['id'] ?? null, this.#parser.line)
    else if (this.#placemark !== null) this.#openWithin(this.#placemark, name, attributes)
    else if (name === 'NetworkLink') this.#isLink = true
    else if (name === 'href' && this.#isLink) this.#text = ''
    else if (name === 'Folder') this.#folders.push({ depth: this.#depth, name: '' })
    else if (name === 'name' && this.#depth - 1 === this.#folders.at(-1)?.depth) this.#text = ''
    else if (name === 'Document') this.#inDocument ??= this.#depth + 1
    else if (name === 'name' && this.#depth === this.#inDocument && this.#title === undefined) this.#text = ''
  }

  #openWithin(placemark: Placemark, name: string, attributes: SaxesTagPlain['attributes']): void {
    if (isShape(name)) placemark.open(name)
    else if (name === 'outerBoundaryIs' || name === 'innerBoundaryIs') placemark.openInner(name === 'innerBoundaryIs')
    else if (name === 'SchemaData') this.#types = this.#schemas.get((attributes['schemaUrl'] ?? '').replace(/^.*#/, ''))
    else if (name === 'Data' || name === 'SimpleData') this.#field = attributes['name'] ?? null
    if (TEXTS.has(name) || (PLAIN.has(name) && !placemark.isInTrack)) this.#text = ''
  }

  #close(name: string): void {
    this.#depth--
    if (this.#placemark === null) {
      if (name === 'name' && this.#text !== null) this.#name(this.#text)
      if (name === 'Folder') this.#folders.pop()
      if (name === 'href' && /^\s*https?:/.test(this.#text ?? '')) this.#link ??= this.#text?.trim() ?? null
      if (name === 'NetworkLink') this.#isLink = false
      this.#text = null
      return
    }
    if (name === 'Placemark') {
      const folder = this.#folders.flatMap((one) => (one.name === '' ? [] : [one.name])).join(' / ')
      if (folder !== '') this.#placemark.properties['folder'] ??= folder
      this.#ready.push(this.#placemark)
      this.#placemark = null
    } else if (isShape(name)) this.#placemark.close()
    else if (this.#text !== null) this.#take(this.#placemark, name, this.#text)
    if (name === 'Data' || name === 'SimpleData') this.#field = null
  }

  /** Gives a name to the folder that stands around it, or to the document. */
  #name(text: string): void {
    const folder = this.#folders.at(-1)
    if (folder?.depth === this.#depth) folder.name = text.trim()
    else this.#title = text
  }

  /** Takes the text of an element that ends. */
  #take(placemark: Placemark, name: string, text: string): void {
    const { properties } = placemark
    if (name === 'coordinates') placemark.setPositions(positionsOf(text))
    else if (name === 'coord') {
      if (text.trim() !== '') placemark.addPosition(positionOf(text))
    } else if (name === 'SimpleData' || name === 'value') {
      if (this.#field !== null) properties[this.#field] = this.#typed(this.#field, text.trim())
    } else if (PLAIN.has(name) && text.trim() !== '') properties[name] = text.trim()
    else return
    this.#text = null
  }

  #typed(field: string, text: string): unknown {
    const isNumber = text !== '' && NUMBER.test(this.#types?.get(field) ?? '') && !Number.isNaN(Number(text))
    return isNumber ? Number(text) : text
  }
}

function isShape(name: string): name is ShapeType {
  return SHAPE_TYPES.some((type) => type === name)
}

function reasonOf({ message }: Error): string {
  return message.replace(/^\d+:\d+: /, '')
}
