import { checkLimit, type Limits } from '../input/limits.ts'
import { JsonScanner, opens } from './json-scanner.ts'

/** The bytes of JSON that is read as a whole. Throws an ImportError where it is nested deeper than the limit. */
export async function* withinDepth(chunks: AsyncIterable<Buffer>, limits: Limits): AsyncGenerator<Buffer, undefined> {
  const scanner = new JsonScanner()
  let depth = 0
  for await (const chunk of chunks) {
    for (let at = scanner.next(chunk, 0); at < chunk.length; at = scanner.next(chunk, at + 1)) {
      depth += opens(chunk[at]) ? 1 : -1
      if (depth > limits.depth) checkLimit(limits, 'depth', depth)
    }
    yield chunk
  }
}
