import { createReadStream } from 'node:fs'
import { open, rename, type FileHandle } from 'node:fs/promises'
import * as z from 'zod/mini'
import { formatOf } from '../reading/format-of.ts'
import { ImportError } from '../reading/input/import-error.ts'
import { openInput } from '../reading/input/input.ts'
import { lackOf } from '../reading/input/lack.ts'
import type { Limits } from '../reading/input/limits.ts'
import { FeatureSplitter, type Frame } from '../reading/json/feature-splitter.ts'
import type { FetchedInput } from './downloads.ts'

/** A service with more pages than that does not end, or is not meant to be copied so. */
const MOST_PAGES = 2000

interface Page {
  readonly address: string
  /** What it says beside its features. */
  readonly frame: Frame
  /** Its first feature as it stands, by which pages are told apart; null where it has none. */
  readonly first: Buffer | null
  /** How many features there were until its end. */
  readonly count: number
}

/**
 * Fetches what follows a page of an ArcGIS server, a WFS or OGC API Features, and puts all features into one file in its
 * place. What is no such page stays as it is. Throws an ImportError where a page cannot be fetched or read.
 */
export async function withAllPages(
  first: FetchedInput,
  fetch: (address: string) => Promise<FetchedInput>,
  limits: Limits,
): Promise<FetchedInput> {
  const frame = await frameOf(first, limits)
  if (frame === null) return first
  if (nextAddress({ address: first.address, frame, count: frame.features }) === null) return first
  const path = `${first.path}.pages`
  const file = await open(path, 'w')
  try {
    const writer = new CollectionWriter(file)
    await writer.open(frame)
    let page: Page | null = await writtenPage(first, 0, limits, writer)
    for (let pages = 1; page !== null; pages++) {
      if (pages > MOST_PAGES) throw new ImportError(`${first.address}: it has more than ${MOST_PAGES} pages`)
      page = await follow(page, fetch, limits, writer)
    }
    await writer.close()
  } finally {
    await file.close()
  }
  await rename(path, first.path)
  // Whether anything has changed, no single page tells.
  return { ...first, validators: { etag: null, modified: null } }
}

/** The page behind another, once its features are written; null where there is none. */
async function follow(
  before: Page,
  fetch: (address: string) => Promise<FetchedInput>,
  limits: Limits,
  writer: CollectionWriter,
): Promise<Page | null> {
  const address = nextAddress(before)
  if (address === null) return null
  const page = await writtenPage(await fetch(address), before.count, limits, writer)
  if (page.first === null) return null
  if (before.first?.equals(page.first) === true) {
    throw new ImportError(`${address}: it has the same features as the page before. Fetch the pages by hand.`)
  }
  return page
}

/** Writes the features of a page, behind as many of others. */
async function writtenPage(
  input: FetchedInput,
  before: number,
  limits: Limits,
  writer: CollectionWriter,
): Promise<Page> {
  let first: Buffer | null = null
  const frame = await readPage(input, limits, (bytes) => {
    first ??= Buffer.from(bytes)
    return writer.add(bytes)
  })
  return { address: input.address, frame, first, count: before + frame.features }
}

const Link = z.object({ rel: z.literal('next'), href: z.string() })
const Links = z.object({ links: z.array(z.unknown()) })

/** Where the next page is; null where there is none, or it is not known how its service names pages. */
function nextAddress({ address, frame, count }: Omit<Page, 'first'>): string | null {
  const lack = lackOf(frame, count)
  if (lack === null) return null
  const { data } = Links.safeParse(frame)
  const href = data?.links.map((link) => Link.safeParse(link).data?.href).find((found) => found !== undefined)
  if (href !== undefined) return URL.canParse(href, address) ? new URL(href, address).href : null
  const url = new URL(address)
  if (lack.matched === null) return withParameter(url, 'resultOffset', count)
  const isWfs = [...url.searchParams].some(([name, value]) => /^request$/i.test(name) && /^getfeature$/i.test(value))
  return isWfs ? withParameter(url, 'startIndex', count) : null
}

/** An address with a parameter, whose name counts in any case. */
function withParameter(url: URL, wanted: string, value: number): string {
  const found = [...url.searchParams.keys()].find((name) => name.toLowerCase() === wanted.toLowerCase())
  url.searchParams.set(found ?? wanted, String(value))
  return url.href
}

/** What a file says beside its features; null for one that is no whole FeatureCollection, of which the import tells more. */
async function frameOf(input: FetchedInput, limits: Limits): Promise<Frame | null> {
  try {
    return await readPage(input, limits, () => Promise.resolve())
  } catch (error) {
    if (error instanceof ImportError) return null
    throw error
  }
}

/** Hands on each feature of a page as it stands; gives what the page says beside them. */
async function readPage(
  { path, address }: FetchedInput,
  limits: Limits,
  onFeature: (bytes: Uint8Array) => Promise<void>,
): Promise<Frame> {
  try {
    const { head } = await openInput(path, () => {}, limits)
    const splitter = new FeatureSplitter(limits, formatOf(head, path) === 'esri' ? 'esri' : 'geojson')
    const chunks: AsyncIterable<Buffer> = createReadStream(path)
    for await (const chunk of chunks) for (const { bytes } of splitter.push(chunk)) await onFeature(bytes)
    return splitter.end()
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause
    throw new ImportError(`${address}: ${cause.message}`, { cause })
  }
}

/** What holds for the features of all pages. */
function besidesOf(frame: Frame): object {
  const { type, crs, name, title, numberMatched, totalFeatures } = frame
  if (type !== undefined) return { type, crs, name, title, numberMatched: numberMatched ?? totalFeatures }
  // All that Esri's JSON, which has no type, says tells how its features are to be read.
  const others = Object.entries(frame).filter(([key]) => key !== 'features' && key !== 'exceededTransferLimit')
  return Object.fromEntries(others)
}

/** Writes features into a list of them. */
class CollectionWriter {
  readonly #file: FileHandle
  #isFirst = true

  constructor(file: FileHandle) {
    this.#file = file
  }

  /** With what the first page says beside its features, but for that there are more. */
  async open(frame: Frame): Promise<void> {
    const empty = JSON.stringify({ ...besidesOf(frame), features: [] })
    await this.#file.write(`${empty.slice(0, -']}'.length)}\n`)
  }

  async add(feature: Uint8Array): Promise<void> {
    if (!this.#isFirst) await this.#file.write(',\n')
    this.#isFirst = false
    await this.#file.write(feature)
  }

  async close(): Promise<void> {
    await this.#file.write('\n]}\n')
  }
}
