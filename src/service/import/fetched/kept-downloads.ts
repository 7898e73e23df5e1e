import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** What tells whether a file has changed since. */
const Validators = z.object({ etag: z.nullable(z.string()), modified: z.nullable(z.string()) })
export type Validators = z.infer<typeof Validators>

const Kept = z.object({
  /** Of each address, in their order. */
  validators: z.array(Validators),
  /** When they were imported, as an instant. */
  at: z.string(),
  /** The edition of the store by then; null where it was empty. */
  edition: z.nullable(z.string()),
  /** The keys of the sources that came of them. */
  sources: z.array(z.string()),
})
export type Kept = z.infer<typeof Kept>

const File = z.record(z.string(), Kept)

/** What names an import: what it reads, and all that is said about how. */
export function importKey(...said: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** What is known of imports that were fetched, in a file of the data directory, which may be deleted. */
export class KeptDownloads {
  readonly #path: string

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'downloads.json')
  }

  async find(key: string): Promise<Kept | null> {
    return (await this.#read())[key] ?? null
  }

  async put(key: string, kept: Kept): Promise<void> {
    const all = { ...(await this.#read()), [key]: kept }
    await mkdir(join(this.#path, '..'), { recursive: true })
    await writeFile(`${this.#path}.new`, `${JSON.stringify(all, null, 2)}\n`)
    await rename(`${this.#path}.new`, this.#path)
  }

  /** Forgets all, so that all is read once more. */
  async clear(): Promise<void> {
    await rm(this.#path, { force: true })
  }

  /** Nothing where it is missing or damaged: then all is read once more. */
  async #read(): Promise<z.infer<typeof File>> {
    try {
      return File.parse(JSON.parse(await readFile(this.#path, 'utf8')))
    } catch {
      return {}
    }
  }
}
