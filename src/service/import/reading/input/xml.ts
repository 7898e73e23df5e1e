import { SaxesParser } from 'saxes'
import { textOf } from './input.ts'
import { ImportError } from './import-error.ts'
import { checkLimit, type Limits } from './limits.ts'

export type Attributes = Readonly<Record<string, string>>

/** Makes something of an XML file. Elements are named without their prefixes, attributes as they stand. */
export interface XmlReader<T> {
  /** `line`: where the element begins. */
  open(name: string, attributes: Attributes, line: number): void
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
    reader.open(local(name), attributes, parser.line)
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
  for await (const text of xmlTextOf(chunks)) {
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

/** The text of an XML file, in the encoding that its declaration names. */
export async function* xmlTextOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first = await iterator.next()
  const start = first.done === true ? '' : first.value.toString('latin1', 0, 200)
  async function* whole(): AsyncGenerator<Buffer, undefined> {
    try {
      for (let next = first; next.done !== true; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  yield* textOf(whole(), /^\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(start)?.[1] ?? 'utf-8')
}

/** The name of an element without its prefix. */
export function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
