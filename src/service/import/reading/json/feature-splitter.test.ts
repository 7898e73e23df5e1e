import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualLimits } from '../input/limits.ts'
import { FeatureSplitter } from './feature-splitter.ts'

/** What a splitter makes of a text that comes in pieces of a length. */
function split(text: string, length = 1000) {
  const splitter = new FeatureSplitter(usualLimits)
  const bytes = Buffer.from(text)
  const found: { number: number; line: number; value: unknown }[] = []
  for (let at = 0; at < bytes.length; at += length) {
    for (const { number, line, bytes: feature } of splitter.push(bytes.subarray(at, at + length))) {
      found.push({ number, line, value: JSON.parse(Buffer.from(feature).toString()) })
    }
  }
  splitter.end()
  return found
}

describe('FeatureSplitter', () => {
  it('finds each feature with its place in the list and its line', () => {
    const text = '{"type": "FeatureCollection",\n "features": [\n{"a": 1},\n\n{"b": [{}]}\n]}\n'
    expect(split(text)).toEqual([
      { number: 1, line: 3, value: { a: 1 } },
      { number: 2, line: 5, value: { b: [{}] } },
    ])
  })

  it('finds the same features wherever the bytes are cut, whatever their texts hold', () => {
    const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"features": [', '\\', '}{', '[]', 'é"\n'))
    const feature = fc.record({ properties: fc.dictionary(name, fc.json()), list: fc.array(fc.array(fc.double())) })
    fc.assert(
      fc.property(fc.array(feature), name, fc.nat({ max: 40 }), fc.nat({ max: 2 }), (list, title, length, indent) => {
        const features = list.map((entry) => JSON.parse(JSON.stringify(entry)) as unknown)
        const collection = { name: title, crs: null, features, bbox: [1, 2], type: 'FeatureCollection' }
        const found = split(`\n ${JSON.stringify(collection, null, indent)}`, length + 1)
        expect(found.map(({ value }) => value)).toEqual(features)
      }),
    )
  })

  it('counts features, however much white space is around them', () => {
    const splitter = new FeatureSplitter(usualLimits)
    const line = Buffer.from(`\n${' '.repeat(900)}{},`)
    const count = 20_000
    const push = (bytes: Uint8Array) => [...splitter.push(bytes)].length
    let found = push(Buffer.from('{"type": "FeatureCollection", "features": ['))
    for (let at = 1; at < count; at++) found += push(line)
    found += push(Buffer.from('{}\n], "numberMatched": 7}'))
    expect([found, splitter.end()]).toEqual([count, { type: 'FeatureCollection', features: count, numberMatched: 7 }])
  })

  it.each([
    ['text', 'Hello', 'not a GeoJSON FeatureCollection'],
    ['a list', '[{"type": "Feature"}]', 'not a GeoJSON FeatureCollection'],
    ['a page of the web', '<!DOCTYPE html><html></html>', 'not a GeoJSON FeatureCollection'],
    ['a feature alone', '{"type": "Feature", "geometry": null, "properties": {}}', 'it has no list of features'],
    ['a list of another kind', '{"elements": [{"type": "way", "id": 1}]}', 'it has no list of features'],
    ['records of an agency', '{"total": "1", "data": [{"id": "A1", "relatedEvents": []}]}', `jq -r '."data" | `],
    ['a list without a type', '{"features": [{"attributes": {}}]}', 'an ArcGIS server gives that where f=geojson'],
    [
      'a failure',
      '{"error": {"code": 499, "message": "Token Required"}}',
      'it is an error of a server: Token Required',
    ],
    ['another collection', '{"type": "Topology", "features": []}', 'it holds a Topology'],
    ['what is no feature', '{"type": "FeatureCollection", "features": [{}, 7]}', 'entry 2 of its features'],
    [
      'no feature before one',
      '{"type": "FeatureCollection", "features": [{}, {}, [{}], {}]}',
      'entry 3 of its features',
    ],
    ['a number that stands for none', '{"type": "FeatureCollection", "features": [0, {}]}', 'entry 1 of its features'],
    [
      'a list by a name in other letters',
      '{"type": "FeatureCollection", "feature\\u0073": [{}]}',
      'entry 1 of its features',
    ],
    ['a comma too many', '{"type": "FeatureCollection", "features": [{}, {},]}', 'not valid JSON between'],
    ['a list that ends otherwise', '{"type": "FeatureCollection", "features": [{}}]', 'not valid JSON between'],
    ['a missing comma', '{"type": "FeatureCollection", "features": [{} {}]}', 'not valid JSON between'],
    ['more behind its end', '{"type": "FeatureCollection", "features": []} {}', 'not valid JSON between'],
    ['half a feature', '{"features": [\n{"a": 1},\n{"b": [1, 2', 'in the middle of feature 2 (line 3)'],
    ['half a list', '{"features": [\n{"a": 1},\n', 'cut off after feature 1'],
    ['half a text', '{"features": [{"a": 1}], "name": "x', 'cut off after feature 1'],
  ])('names what is wrong with %s', (_, text, message) => {
    expect(() => split(text)).toThrow(message)
  })
})
