import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { ImportError } from '../reading/input/import-error.ts'
import type { FileSet } from './folder.ts'

const Kept = z.array(z.tuple([z.string(), z.string()]))

/** Which content of each file of a folder was imported last, kept in a file so that no start imports it again. */
export class Imported {
  readonly #path: string
  readonly #prints: Map<string, string>

  private constructor(path: string, prints: Map<string, string>) {
    this.#path = path
    this.#prints = prints
  }

  /** Throws an ImportError where the file is damaged. */
  static async open(path: string): Promise<Imported> {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]'
      throw new ImportError(`${path} cannot be read: ${String(error)}`, { cause: error })
    })
    try {
      return new Imported(path, new Map(Kept.parse(JSON.parse(text))))
    } catch (cause) {
      throw new ImportError(`${path} is damaged. Delete it: then each file is imported once more.`, { cause })
    }
  }

  has(name: string, print: string): boolean {
    return this.#prints.get(name) === print
  }

  async add(name: string, print: string): Promise<void> {
    this.#prints.set(name, print)
    await mkdir(dirname(this.#path), { recursive: true })
    await writeFile(`${this.#path}.new`, JSON.stringify([...this.#prints]))
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
