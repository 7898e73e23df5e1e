import * as z from 'zod/mini'
import type { ImportOptions } from './import-options.ts'
import { chooseMapping } from './mapping/choose-mapping.ts'
import { readFeatures, sizeOfFile } from './reading/feature-file.ts'
import { checkLimit, usualLimits } from './reading/input/limits.ts'
import type { SourceFeature } from './reading/input/source-feature.ts'
import { sampleOf } from './sample.ts'
import { Spool } from './spool.ts'

/** A file whose features have all been read. */
export interface SpooledFile {
  readonly path: string
  readonly features: () => AsyncGenerator<SourceFeature, undefined>
}

/** Files that have been read to their ends, before anything is written. */
export interface ReadAhead {
  readonly files: readonly SpooledFile[]
  /** How many bytes the files have, and how many features. */
  readonly totalBytes: number
  readonly records: number
  close(): Promise<void>
}

/** Not looked at more closely: it comes from this very process. */
const Feature = z.custom<SourceFeature>((value) => typeof value === 'object' && value !== null && 'number' in value)

/**
 * Reads files to their ends, so that none that is slow, endless or broken keeps other imports waiting. Throws an
 * ImportError where one cannot be read, goes beyond the limits, or fits no mapping.
 */
export async function readAhead(options: ImportOptions): Promise<ReadAhead> {
  const sizes = await Promise.all(options.files.map(sizeOfFile))
  const totalBytes = sizes.reduce((sum, size) => sum + size, 0)
  const spool = await Spool.open()
  const files: SpooledFile[] = []
  let [bytesBefore, records] = [0, 0]
  try {
    for (const path of options.files) {
      const from = spool.bytes
      let bytes = 0
      for await (const feature of featuresOf(path, options, (read) => (bytes = read))) {
        await spool.add(feature)
        checkLimit(options.limits ?? usualLimits, 'unpacked_mb', spool.bytes - from, `${path}: it`)
        options.onProgress({ bytes: bytesBefore + bytes, totalBytes: 2 * totalBytes, records: ++records })
      }
      const to = spool.bytes
      files.push({ path, features: () => unspooled(spool, from, to) })
      bytesBefore += bytes
    }
  } catch (error) {
    await spool.close()
    throw error
  }
  return { files, totalBytes, records, close: () => spool.close() }
}

/** The features of a file, which is read no further where no mapping fits it. */
async function* featuresOf(
  path: string,
  { kind, mapping, limits }: ImportOptions,
  onRead: (bytes: number) => void,
): AsyncGenerator<SourceFeature, undefined> {
  const features = readFeatures(path, onRead, limits)
  try {
    const { first, all } = await sampleOf(features)
    if (mapping === null && first.length > 0) chooseMapping(kind, first, path)
    yield* all
  } finally {
    await features.return(undefined)
  }
}

async function* unspooled(spool: Spool, from: number, to: number): AsyncGenerator<SourceFeature, undefined> {
  for await (const value of spool.values(from, to)) yield Feature.parse(value)
}
