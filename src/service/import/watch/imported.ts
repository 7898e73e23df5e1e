import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { ImportError } from '../reading/input/import-error.ts'
import type { FileSet } from './folder.ts'

/** Which content of a file was imported, and the edition of the store by then, which older versions did not keep. */
const Print = z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.string(), z.nullable(z.string())])])
const Kept = z.array(Print)
type Kept = z.infer<typeof Kept>

interface Known {
  readonly print: string
  readonly edition: string | null
}

/** Tells which of some editions the store has come to. */
export type EditionsThere = (editions: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Which content of each file of a folder was imported last, kept in a file so that no start imports it again, unless the
 * store was put back to what it was before.
 */
export class Imported {
  readonly #path: string
  readonly #editionsThere: EditionsThere
  readonly #known: Map<string, Known>
  /** Which the store has come to: asked once one of them counts. */
  #there: Set<string> | null = null

  private constructor(path: string, editionsThere: EditionsThere, kept: Kept) {
    this.#path = path
    this.#editionsThere = editionsThere
    this.#known = new Map(kept.map(([name, print, edition = null]) => [name, { print, edition }]))
  }

  /** Throws an ImportError where the file is damaged. */
  static async open(path: string, editionsThere: EditionsThere): Promise<Imported> {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]'
      throw new ImportError(`${path} cannot be read: ${String(error)}`, { cause: error })
    })
    try {
      return new Imported(path, editionsThere, Kept.parse(JSON.parse(text)))
    } catch (cause) {
      throw new ImportError(`${path} is damaged. Delete it: then each file is imported once more.`, { cause })
    }
  }

  /** Names in the order in which they were imported last; before those that never were. */
  inOrder(names: Iterable<string>): readonly string[] {
    const ranks = new Map([...this.#known.keys()].map((name, rank) => [name, rank]))
    const rankOf = (name: string) => ranks.get(name) ?? Infinity
    return [...names].toSorted((a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(a) - rankOf(b)))
  }

  /** Throws a StoreError where the store cannot be asked. */
  async has(name: string, print: string): Promise<boolean> {
    const known = this.#known.get(name)
    if (known?.print !== print) return false
    if (known.edition === null) return true
    this.#there ??= new Set(
      await this.#editionsThere([...this.#known.values()].flatMap(({ edition }) => edition ?? [])),
    )
    return this.#there.has(known.edition)
  }

  /** `edition`: that of the store since. */
  async add(name: string, print: string, edition: string | null): Promise<void> {
    // It becomes the last one.
    this.#known.delete(name)
    this.#known.set(name, { print, edition })
    if (edition !== null) this.#there?.add(edition)
    await mkdir(dirname(this.#path), { recursive: true })
    const kept: Kept = [...this.#known].map(([each, { print: its, edition: by }]) => [each, its, by])
    await writeFile(`${this.#path}.new`, JSON.stringify(kept))
    await rename(`${this.#path}.new`, this.#path)
  }
}

/** Tells one content of a set of files from any other, and one way of reading it. Throws where a part has become a link. */
export async function fingerprint(directory: string, { parts }: FileSet, way: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(way))
  for (const { name } of parts) {
    hash.update(JSON.stringify(name))
    hash.update(await contentHash(join(directory, name)))
  }
  return hash.digest('hex')
}

async function contentHash(path: string): Promise<Buffer> {
  const hash = createHash('sha256')
  const file = await open(path, READ_NO_LINK)
  const chunks: AsyncIterable<Buffer> = file.createReadStream()
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest()
}

const READ_NO_LINK = constants.O_RDONLY | constants.O_NOFOLLOW
