import * as z from 'zod/mini'
import { ImportError } from '../input/import-error.ts'
import { wholeText, withoutMark, type Input } from '../input/input.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { withinDepth } from '../json/within-depth.ts'
import { Element, Elements, isArea } from './elements.ts'
import { shapeOf } from './shapes-of-elements.ts'

const Answer = z.object({ elements: z.array(z.looseObject({ type: z.string() })), remark: z.optional(z.string()) })
const KINDS = ['relation', 'way', 'node']

/**
 * The features of what Overpass has answered in JSON: its elements that have tags, but for what is only a part of others. They refer
 * to each other, so it is read as a whole. Throws ImportErrors.
 */
export async function* readOverpass(input: Input): AsyncGenerator<SourceFeature, undefined> {
  const { elements: all, remark } = parsed(
    await wholeText(withinDepth(withoutMark(input.chunks()), input.limits), input.limits),
  )
  // Overpass says here alone that it has given up, with what it had until then.
  if (remark !== undefined && /error|timed out|out of memory/i.test(remark))
    throw new ImportError(`Overpass has not answered in full: “${remark}”. Ask for less, or with a longer [timeout:…]`)
  const elements = new Elements(all.filter(({ type }) => KINDS.includes(type)).map(elementOf))
  let number = 0
  for (const element of told(elements)) {
    const id = `${element.type}/${element.id}`
    yield { number: ++number, place: id, id, properties: { '@id': id, ...element.tags }, ...shapeOf(element, elements) }
  }
}

function parsed(text: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(text))
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ImportError(`it is not valid JSON: ${cause.message}`, { cause })
    throw new ImportError('it is not valid JSON of Overpass', { cause })
  }
}

function elementOf(value: z.infer<typeof Answer>['elements'][number], index: number): Element {
  const { data } = Element.safeParse(value)
  if (data === undefined) throw new ImportError(`its element ${index + 1} is none of OpenStreetMap`)
  return data
}

/** What features are made of: boundaries first, which tell what the file is, then others; relations, ways and nodes. */
function told(elements: Elements): readonly Element[] {
  const seen = new Set<string>()
  const features = elements.all.filter((element) => {
    const id = `${element.type}/${element.id}`
    if (seen.has(id) || !isFeature(element, elements)) return false
    seen.add(id)
    return true
  })
  const rank = ({ type, tags = {} }: Element) => KINDS.indexOf(type) + ('boundary' in tags ? 0 : KINDS.length)
  return features.toSorted((a, b) => rank(a) - rank(b))
}

function isFeature(element: Element, elements: Elements): boolean {
  const { id, tags = {} } = element
  if (Object.keys(tags).length === 0) return false
  if (element.type === 'node') return !elements.isVertex(id)
  if (element.type === 'relation')
    return isArea(element) || element.members !== undefined || element.center !== undefined
  return !elements.isPart(id) || 'name' in tags
}
