import { SaxesParser } from 'saxes'
import { textOf } from '../input/input.ts'
import { ImportError } from '../input/import-error.ts'
import { checkLimit, type Limits } from '../input/limits.ts'

export type Attributes = Readonly<Record<string, string>>

/** Makes something of an XML file. Elements are named without their prefixes, attributes as they stand. */
export interface XmlReader<T> {
  open(name: string, attributes: Attributes): void
  /** What is complete when an element ends; undefined where nothing is. */
  close(name: string): T | undefined
  text(text: string): void
}

/**
 * What a reader makes of an XML file, piece by piece as its bytes come. Throws an ImportError where the file is damaged, or
 * one piece of it goes beyond the limits.
 * @param what the file, for that error
 */
export async function* readXml<T>(
  chunks: AsyncIterable<Buffer>,
  limits: Limits,
  what: string,
  reader: XmlReader<T>,
): AsyncGenerator<T, undefined> {
  let ready: T[] = []
  let depth = 0
  let length = 0
  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.on('opentag', ({ name, attributes }) => {
    checkLimit(limits, 'depth', ++depth, what)
    reader.open(local(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth--
    const made = reader.close(local(name))
    if (made === undefined) return
    ready.push(made)
    length = 0
  })
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text))
  parser.on('error', ({ message }) => {
    throw new ImportError(`${what} is damaged or cut off: ${message.replace(/^\d+:\d+: /, '')}`)
  })
  for await (const text of textOf(chunks, 'utf-8')) {
    length += text.length
    checkLimit(limits, 'record_mb', length, `what stands at line ${parser.line} of ${what}`)
    parser.write(text)
    yield* ready
    ready = []
  }
  parser.close()
  yield* ready
}

/** The elements of a small XML file with their attributes, in their order. */
export async function elementsOf(chunks: AsyncIterable<Buffer>, limits: Limits, what: string) {
  const elements: { readonly name: string; readonly attributes: Attributes }[] = []
  const reader: XmlReader<never> = {
    open: (name, attributes) => void elements.push({ name, attributes }),
    close: () => undefined,
    text: () => {},
  }
  for await (const _ of readXml(chunks, limits, what, reader));
  return elements
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
