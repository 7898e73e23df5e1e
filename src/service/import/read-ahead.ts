import * as z from 'zod/mini'
import type { SaidPlaces } from './areas/area-finder.ts'
import { NOWHERE, PlacesSaid } from './areas/places-said.ts'
import { draftOf, type Draft } from './draft.ts'
import { unsaidIn, type ImportOptions } from './import-options.ts'
import { KindOfFiles } from './kind-of.ts'
import { chooseMapping, type Choice } from './mapping/choose-mapping.ts'
import type { Mapping, MappingKind } from './mapping/mapping.ts'
import { namedFor } from './mapping/same-names.ts'
import type { Lack } from './reading/input/lack.ts'
import { readFeatures, sizeOfFile } from './reading/feature-file.ts'
import { checkLimit, usualLimits } from './reading/input/limits.ts'
import type { SourceFeature } from './reading/input/source-feature.ts'
import { identityOf, type Identity } from './records/identity.ts'
import { partsOf } from './records/parts.ts'
import { placedBy } from './reading/input/system-of-file.ts'
import { sampleOf } from './sample.ts'
import { Spool, type Mark } from './spool.ts'
import { withStated } from './stated/apply-stated.ts'
import { nothingStated } from './stated/stated.ts'
import { Refusal } from '../intake/refusal.ts'

/** A file whose features have all been read and made drafts of. */
export interface DraftedFile {
  readonly path: string
  /** How it was read; null where there is nothing in it. */
  readonly choice: Choice | null
  /** What tells its first records from others. */
  readonly sample: readonly Identity[]
  /** What its closures say of where they are. */
  readonly said: SaidPlaces
  /** What it lacks by its own word; null for a whole one. */
  readonly lack: Lack | null
  readonly drafts: () => AsyncGenerator<Draft, undefined>
}

/** Files that have been read to their ends, before anything is written. */
export interface ReadAhead {
  /** What is in the files. */
  readonly kind: MappingKind
  readonly files: readonly DraftedFile[]
  /** How many bytes the files have, and how many features. */
  readonly totalBytes: number
  readonly records: number
  close(): Promise<void>
}

/** Not looked at more closely: it comes from this very process. */
const AnyDraft = z.custom<Draft>((value) => typeof value === 'object' && value !== null && 'identity' in value)

/**
 * Reads files to their ends and makes of their features all that can be made without the store, shapes put right among
 * it, so that no file that is slow, endless or broken keeps other imports waiting. Throws an ImportError where one cannot
 * be read, goes beyond the limits, or fits no mapping.
 */
export async function readAhead(options: ImportOptions): Promise<ReadAhead> {
  const sizes = await Promise.all(options.files.map(sizeOfFile))
  const totalBytes = sizes.reduce((sum, size) => sum + size, 0)
  const spool = new Spool()
  const files: DraftedFile[] = []
  const kinds = new KindOfFiles(options)
  let [bytesBefore, records] = [0, 0]
  try {
    for (const [index, path] of options.files.entries()) {
      const onRead = (bytes: number) =>
        options.onProgress({ bytes: bytesBefore + bytes, totalBytes: 2 * totalBytes, records: ++records })
      files.push(await draftFile(path, { ...options, kinds }, spool, onRead))
      bytesBefore += sizes[index] ?? 0
    }
    return { kind: kinds.ofAll(), files, totalBytes, records, close: () => spool.close() }
  } catch (error) {
    await spool.close()
    throw error
  }
}

type DraftOptions = ImportOptions & { readonly kinds: KindOfFiles }

/** `onRead` is told of each feature, and of the bytes that have been read until then. */
async function draftFile(
  path: string,
  options: DraftOptions,
  spool: Spool,
  onRead: (bytes: number) => void,
): Promise<DraftedFile> {
  const { limits = usualLimits } = options
  const unsaid = unsaidIn(path, options)
  const from = spool.end
  const sizeBefore = spool.size
  let bytes = 0
  let lack: Lack | null = null
  const features = readFeatures(
    path,
    (read) => (bytes = read),
    limits,
    (found) => (lack = found),
  )
  try {
    const { first, all } = await sampleOf(features)
    if (first.length === 0)
      return { path, choice: null, sample: [], said: NOWHERE, lack, drafts: () => unspooled(spool, from, from) }
    const { choice, named } = choiceOf(options, first, path)
    const placed = placedBy(choice.mapping.crs)
    const sample = identitiesOf(first.map(named), choice.mapping)
    const places = new PlacesSaid()
    for await (const feature of all) {
      for (const part of partsOf(placed(named(feature)), choice.mapping)) {
        onRead(bytes)
        const draft = draftOf(part, choice.mapping, unsaid)
        places.note(draft)
        await spool.add(draft)
      }
      checkLimit(limits, 'unpacked_mb', spool.size - sizeBefore, `${path}: it`)
    }
    const to = spool.end
    return { path, choice, sample, said: places, lack, drafts: () => unspooled(spool, from, to) }
  } finally {
    await features.return(undefined)
  }
}

/** How a file is read, and what gives its features the names that this goes by. */
function choiceOf(options: DraftOptions, first: readonly SourceFeature[], path: string) {
  const { kinds, mapping, stated = nothingStated } = options
  const kind = kinds.of(first, path)
  const choice: Choice = mapping === null ? chooseMapping(kind, first, path) : { kind: 'known', mapping }
  const named = namedFor(choice.mapping)
  return { choice: withStated(choice, stated, first.map(named), path), named }
}

/** What tells the records of some features from others; those that nothing tells are left out. */
function identitiesOf(features: readonly SourceFeature[], mapping: Mapping): readonly Identity[] {
  return features.flatMap((feature) => {
    try {
      return [identityOf(feature, mapping)]
    } catch (error) {
      if (error instanceof Refusal) return []
      throw error
    }
  })
}

async function* unspooled(spool: Spool, from: Mark, to: Mark): AsyncGenerator<Draft, undefined> {
  for await (const value of spool.values(from, to)) yield AnyDraft.parse(value)
}
