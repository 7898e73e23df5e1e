import * as z from 'zod/mini'
import { ImportError } from '../input/import-error.ts'
import { checkLimit, type Limits } from '../input/limits.ts'
import { JsonScanner, OPENING_BRACE, OPENING_BRACKET, opens } from './json-scanner.ts'

/** A feature as it stands in a file. */
export interface FeatureText {
  /** Its place in the list of features, from 1. */
  readonly number: number
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly bytes: Uint8Array
}

const LONGEST_FRAME = 2 ** 24

/** What is left of the file without its features, each of which is replaced by a 0. */
const Frame = z.looseObject({
  type: z.unknown(),
  features: z.array(z.unknown()),
  crs: z.optional(z.unknown()),
})
export type Frame = z.infer<typeof Frame>

/** Cuts a GeoJSON FeatureCollection into its features as its bytes come in. Throws ImportErrors. */
export class FeatureSplitter {
  readonly #scanner = new JsonScanner()
  readonly #limits: Limits
  #depth = 0
  #inFeatures = false
  #feature: { readonly line: number; readonly parts: Uint8Array[]; length: number } | null = null
  #number = 0
  #frame = ''

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** What stands before the first feature. */
  get opening(): string {
    return this.#frame
  }

  /** Checks that the file is whole and a FeatureCollection; gives what it says beside its features. */
  end(): Frame {
    if (this.#feature !== null) {
      throw new ImportError(`it ends in the middle of ${this.#place()}`)
    }
    if (this.#depth > 0 || this.#scanner.isInText) {
      throw new ImportError(`it is cut off after feature ${this.#number} (line ${this.#scanner.line})`)
    }
    const frame = frameOf(this.#frame)
    const { type, features } = frame
    if (type === undefined)
      throw new ImportError('it is no GeoJSON: an ArcGIS server gives that where f=geojson is asked for')
    if (type !== 'FeatureCollection')
      throw new ImportError(
        `it holds ${typeof type === 'string' ? `a ${type}` : JSON.stringify(type)}, not a FeatureCollection`,
      )
    const wrong = features.findIndex((feature) => feature !== 0)
    if (wrong >= 0) throw new ImportError(`entry ${wrong + 1} of its features is no feature`)
    return frame
  }

  /** The features that end within the next bytes. */
  *push(chunk: Uint8Array): Generator<FeatureText, undefined> {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]
      if (!this.#scanner.isStructure(byte)) continue
      if (opens(byte)) {
        if (this.#depth === 1) this.#inFeatures = this.#opensFeatures(byte, chunk.subarray(from, at))
        else if (this.#depth === 2 && this.#inFeatures && byte === OPENING_BRACE) {
          this.#addToFrame(chunk.subarray(from, at))
          this.#feature = { line: this.#scanner.line, parts: [], length: 0 }
          from = at
        }
        this.#depth++
        if (this.#depth > this.#limits.depth) checkLimit(this.#limits, 'depth', this.#depth, this.#place())
      } else {
        this.#depth--
        if (this.#depth === 2 && this.#feature !== null) {
          yield this.#endFeature(this.#feature, chunk.subarray(from, at + 1))
          from = at + 1
        }
      }
    }
    const rest = chunk.subarray(from)
    if (this.#feature === null) this.#addToFrame(rest)
    else {
      this.#feature.parts.push(rest)
      this.#feature.length += rest.length
      checkLimit(this.#limits, 'record_mb', this.#feature.length, this.#place())
    }
  }

  /** Of the feature that is open. */
  #place(): string {
    return this.#feature === null ? 'it' : `feature ${this.#number + 1} (line ${this.#feature.line})`
  }

  #opensFeatures(byte: number | undefined, before: Uint8Array): boolean {
    return byte === OPENING_BRACKET && /"features"\s*:\s*$/.test(this.#frame.slice(-100) + latin(before))
  }

  #endFeature({ line, parts }: { line: number; parts: Uint8Array[] }, last: Uint8Array): FeatureText {
    this.#feature = null
    this.#number++
    this.#frame += '0'
    return { number: this.#number, line, bytes: parts.length === 0 ? last : Buffer.concat([...parts, last]) }
  }

  #addToFrame(bytes: Uint8Array): void {
    this.#frame += latin(bytes)
    // Only at its start, since a search makes one text of all pieces so far.
    if (this.#number === 0 && !/^\s*(\{|$)/.test(this.#frame))
      throw new ImportError('it is not a GeoJSON FeatureCollection')
    if (this.#frame.length > LONGEST_FRAME) throw new ImportError('it has no list of features')
  }
}

/** The bytes as text, one character each: enough for what only has to be well-formed. */
function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

function frameOf(text: string): Frame {
  if (text.trim() === '') throw new ImportError('it is empty')
  try {
    return Frame.parse(JSON.parse(text))
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ImportError('it is not valid JSON between its features', { cause })
    throw new ImportError('it is not a GeoJSON FeatureCollection: it has no list of features', { cause })
  }
}
