import { readXml, type Attributes, type XmlReader } from '../input/xml.ts'
import type { Input } from '../input/input.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import type { Placing } from '../input/system-of-file.ts'
import { GmlFeature } from './gml-feature.ts'
import { attributeOf } from './gml-node.ts'
import { placingOfSrs } from './gml-system.ts'

/**
 * The features of a GML file of version 2 or 3, one by one as its bytes come: of plain collections, of answers of a WFS, and
 * of INSPIRE's data sets. A property within others is named by all of them: `siteName.spelling.text`. Throws ImportErrors.
 */
export async function* readGml(input: Input): AsyncGenerator<SourceFeature, undefined> {
  const reader = new GmlReader()
  let count = 0
  for await (const feature of readXml(input.chunks(), input.limits, 'it', reader)) {
    count++
    yield feature
  }
  const { matched } = reader
  if (matched !== null && (matched === undefined || matched > count)) input.onLack({ count, matched: matched ?? null })
}

/** Holds one feature, or several. */
const MEMBER = /^(?:featureMembers?|members?)$/
/** What a member holds that has members again. */
const COLLECTION = /Collection$|^(?:SpatialDataSet|Tuple)$/
/** What a WFS adds that was not asked for. */
const ADDED = 'additionalObjects'

class GmlReader implements XmlReader<SourceFeature> {
  readonly #around: string[] = []
  readonly #placings = new Map<string | undefined, Placing>()
  #feature: GmlFeature | null = null
  #number = 0
  #srsName: string | undefined
  #matched: number | null | undefined = null

  /** How many features there are in all, as a WFS says; null where nothing is said of others, undefined where there are some. */
  get matched(): number | null | undefined {
    return this.#matched
  }

  open(name: string, attributes: Attributes, line: number): void {
    if (this.#feature !== null) {
      this.#feature.open(name, attributes)
      return
    }
    const isMember = MEMBER.test(this.#around.at(-1) ?? '') && !COLLECTION.test(name)
    if (isMember && !this.#around.includes(ADDED)) this.#feature = new GmlFeature(attributes, line)
    else {
      if (name === 'Envelope' || name === 'Box') this.#srsName ??= attributeOf(attributes, 'srsName')
      if (this.#around.length === 0) this.#matched = matchedBy(attributes)
      this.#around.push(name)
    }
  }

  text(text: string): void {
    this.#feature?.text(text)
  }

  close(): SourceFeature | undefined {
    const feature = this.#feature
    if (feature === null) {
      this.#around.pop()
      return undefined
    }
    if (!feature.close()) return undefined
    this.#feature = null
    return feature.toSource(++this.#number, this.#srsName, (srsName) => this.#placing(srsName))
  }

  #placing(srsName: string | undefined): Placing {
    const placing = this.#placings.get(srsName) ?? placingOfSrs(srsName)
    this.#placings.set(srsName, placing)
    return placing
  }
}

function matchedBy({ numberMatched, next }: Attributes): number | null | undefined {
  const matched = Number(numberMatched ?? NaN)
  if (!Number.isNaN(matched)) return matched
  return next === undefined ? null : undefined
}
