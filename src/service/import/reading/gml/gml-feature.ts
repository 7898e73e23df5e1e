import { ImportError } from '../input/import-error.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import type { Placing } from '../input/system-of-file.ts'
import type { Attributes } from '../input/xml.ts'
import { geometryOfGml, isGeometryName } from './gml-geometry.ts'
import { attributeOf, GmlNodeBuilder, srsNameIn, type GmlNode } from './gml-node.ts'
import { dimensionOfSrs } from './gml-system.ts'

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
  readonly #properties = new Map<string, string>()
  /** How often each property has come. */
  readonly #counts = new Map<string, number>()
  readonly #geometries: Shape[] = []
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
      this.#geometry = null
      // Columns of tables may be called as geometries are.
      if (node.children.length === 0) this.#take(node)
      else this.#geometries.push({ property: this.#pathTo(), node })
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
    const properties: Record<string, unknown> = Object.fromEntries(this.#properties)
    const known = { number, place: `line ${this.#line}`, id: this.#id, properties }
    const { shapes, others } = chosen(this.#geometries)
    const [first] = shapes
    if (first === undefined) return { ...known, geometry: null }
    const system = srsNameIn(first.node) ?? this.#srsName ?? srsName
    const placing = placingOf(system)
    const { remarks, isUnplaced } = placing
    const left = others.length === 0 ? [] : [`other geometries left out: ${others.join(', ')}`]
    try {
      const [geometry, ...more] = shapes.map(({ node }) => placing.place(geometryOfGml(node, dimensionOfSrs(system))))
      const whole = more.length === 0 ? geometry : { type: 'GeometryCollection', geometries: [geometry, ...more] }
      return { ...known, remarks: [...remarks, ...left], isUnplaced, geometry: whole }
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      return { ...known, geometry: null, problem: error.message }
    }
  }

  #take({ name, attributes, text }: Pick<Open, 'name' | 'attributes' | 'text'>): void {
    const value = text.trim() || referred(attributes)
    if (value === '') return
    const path = this.#pathTo(name)
    const count = (this.#counts.get(path) ?? 0) + 1
    this.#counts.set(path, count)
    this.#properties.set(count === 1 ? path : `${path}[${count}]`, value)
  }

  /** The name of a property by all that it stands in but types. */
  #pathTo(...last: readonly string[]): string {
    return [...this.#open.map(({ name }) => name).filter((name) => !TYPE.test(name)), ...last].join('.')
  }
}

interface Shape {
  /** The property that it is the value of. */
  readonly property: string
  readonly node: GmlNode
}

/**
 * Of several geometries of a feature those of one property: what covers ground counts before what only leads along it, and
 * that before points. `others`: the properties whose geometries are left out.
 */
function chosen(geometries: readonly Shape[]): {
  readonly shapes: readonly Shape[]
  readonly others: readonly string[]
} {
  const [first] = geometries.toSorted((one, other) => extentOf(other.node) - extentOf(one.node))
  const shapes = geometries.filter(({ property }) => property === first?.property)
  const others = geometries.filter((shape) => !shapes.includes(shape)).map(({ property }) => property)
  return { shapes, others: [...new Set(others)] }
}

/** INSPIRE's lists of codes, and others in their way. */
const CODE = /\/codelist\/.*?([^/]+)\/?$/

/** What an element without a text refers to: by its title, the words of a code, or its address. */
function referred(attributes: Attributes): string {
  const href = attributeOf(attributes, 'href') ?? ''
  const words = CODE.exec(href)?.[1]?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return attributeOf(attributes, 'title') ?? words?.toLowerCase() ?? href
}

function extentOf({ name }: GmlNode): number {
  if (/Surface|Polygon|MultiGeometry|Tin/.test(name)) return 2
  return /Curve|Line/.test(name) ? 1 : 0
}
