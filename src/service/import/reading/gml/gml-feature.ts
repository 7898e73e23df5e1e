import { ImportError } from '../input/import-error.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import type { Placing } from '../input/system-of-file.ts'
import type { Attributes } from '../input/xml.ts'
import { geometryOfGml, isGeometryName } from './gml-geometry.ts'
import { attributeOf, GmlNodeBuilder, srsNameIn, type GmlNode } from './gml-node.ts'

interface Open {
  readonly name: string
  readonly attributes: Attributes
  isLeaf: boolean
  text: string
}

/** A type among properties, by the rule of GML: `GeographicalName` in `siteName.spelling.text`. */
const TYPE = /^[A-Z]/
const BOUNDS = 'boundedBy'

/** What a feature of a GML file holds, as its elements open and close. */
export class GmlFeature {
  readonly #id: string | null
  readonly #line: number
  readonly #properties: Record<string, unknown> = {}
  readonly #geometries: GmlNode[] = []
  readonly #open: Open[] = []
  #geometry: GmlNodeBuilder | null = null
  #srsName: string | undefined

  /** @param attributes those of its element @param line where that begins */
  constructor(attributes: Attributes, line: number) {
    this.#id = attributeOf(attributes, 'id') ?? attributes['fid'] ?? null
    this.#line = line
  }

  open(name: string, attributes: Attributes): void {
    const around = this.#open.at(-1)
    if (around !== undefined) around.isLeaf = false
    const isInBounds = this.#open.some((element) => element.name === BOUNDS)
    if (isInBounds) this.#srsName ??= attributeOf(attributes, 'srsName')
    if (this.#geometry === null && isGeometryName(name) && !isInBounds) this.#geometry = new GmlNodeBuilder()
    if (this.#geometry === null) this.#open.push({ name, attributes, isLeaf: !isInBounds, text: '' })
    else this.#geometry.open(name, attributes)
  }

  text(text: string): void {
    const top = this.#open.at(-1)
    if (this.#geometry !== null) this.#geometry.text(text)
    else if (top !== undefined) top.text += text
  }

  /** Ends the innermost element, which is the feature itself where this gives true. */
  close(): boolean {
    if (this.#geometry !== null) {
      const node = this.#geometry.close()
      if (node === null) return false
      this.#geometries.push(node)
      this.#geometry = null
      return false
    }
    const element = this.#open.pop()
    if (element === undefined) return true
    if (element.isLeaf) this.#take(element)
    return false
  }

  /** The feature, in longitude and latitude. `srsName`: the coordinate system that the file names for all. */
  toSource(
    number: number,
    srsName: string | undefined,
    placingOf: (srsName: string | undefined) => Placing,
  ): SourceFeature {
    const known = { number, place: `line ${this.#line}`, id: this.#id, properties: this.#properties }
    const [node] = this.#geometries.toSorted((one, other) => extentOf(other) - extentOf(one))
    if (node === undefined) return { ...known, geometry: null }
    const placing = placingOf(srsNameIn(node) ?? this.#srsName ?? srsName)
    const { remarks, isUnplaced } = placing
    try {
      return { ...known, remarks, isUnplaced, geometry: placing.place(geometryOfGml(node)) }
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      return { ...known, geometry: null, problem: error.message }
    }
  }

  #take({ name, attributes, text }: Open): void {
    const value = text.trim() || referred(attributes)
    if (value === '') return
    const path = [...this.#open.map((element) => element.name).filter((part) => !TYPE.test(part)), name].join('.')
    let number = 1
    const named = () => (number === 1 ? path : `${path}[${number}]`)
    while (named() in this.#properties) number++
    this.#properties[named()] = value
  }
}

/** INSPIRE's lists of codes, and others in their way. */
const CODE = /\/codelist\/.*?([^/]+)\/?$/

/** What an element without a text refers to: by its title, the words of a code, or its address. */
function referred(attributes: Attributes): string {
  const href = attributeOf(attributes, 'href') ?? ''
  const words = CODE.exec(href)?.[1]?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return attributeOf(attributes, 'title') ?? words?.toLowerCase() ?? href
}

/** Of several geometries of a feature the one that covers ground counts before one that only leads along it, and that before a point. */
function extentOf({ name }: GmlNode): number {
  if (/Surface|Polygon|MultiGeometry|Tin/.test(name)) return 2
  return /Curve|Line/.test(name) ? 1 : 0
}
