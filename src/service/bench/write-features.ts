import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Feature } from 'geojson'

/** Writes features as GeoJSON, one after the other. */
export async function writeFeatures(file: string, features: Iterable<Feature>): Promise<void> {
  await pipeline(function* () {
    let before = '{"type":"FeatureCollection","features":['
    for (const feature of features) {
      yield `${before}${JSON.stringify(feature)}`
      before = ',\n'
    }
    yield ']}'
  }, createWriteStream(file))
}
