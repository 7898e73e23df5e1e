import { placingOf } from './geojson.ts'
import { featureOf } from './geojson-feature.ts'
import { withoutMark, type Input } from '../input/input.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { TextSequence } from '../json/text-sequence.ts'

/**
 * GeoJSON features that follow each other, one by one as their bytes come: a line each, with record separators
 * (RFC 8142), or a single one. In longitude and latitude. Throws ImportErrors.
 */
export async function* readNdjson(input: Input): AsyncGenerator<SourceFeature, undefined> {
  const sequence = new TextSequence(input.limits)
  const placing = placingOf(undefined)
  for await (const chunk of withoutMark(input.chunks())) {
    for (const text of sequence.push(chunk)) yield featureOf(text, placing)
  }
  sequence.end()
}
