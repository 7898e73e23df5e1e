import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { FetchRefusedError } from '../../fetching/fetch-error.ts'
import type { Fetcher } from '../../fetching/fetcher.ts'
import { ImportError } from '../reading/input/import-error.ts'
import { checkLimit, MEGABYTE, type Limits } from '../reading/input/limits.ts'
import { temporaryDirectory } from '../reading/input/temporary-directory.ts'
import { failureWords, statusWords } from './failure-words.ts'
import type { Validators } from './kept-downloads.ts'
import { isWebPage } from './web-page.ts'

/** How long a download may take. */
const TIMEOUT_MS = 3_600_000
const LONGEST_NAME = { letters: 120, bytes: 240 }
const STEP = 10 * MEGABYTE

export interface Fetching {
  readonly fetcher: Fetcher
  /** Names this program and its version. */
  readonly userAgent: string
  readonly limits: Limits
  /** Told in words how far a download has come. */
  readonly tell: (words: string) => void
}

/** A file that was fetched, or null where it is as the validators know it. */
export interface FetchedInput {
  readonly address: string
  readonly path: string
  readonly validators: Validators
}

/** Whether something to import is an address rather than a file. */
export function isAddress(input: string): boolean {
  return /^https?:\/\//i.test(input)
}

/** A folder for downloads, for as long as they are needed. */
export class Downloads {
  readonly #folder: string
  readonly #fetching: Fetching
  #count = 0

  private constructor(folder: string, fetching: Fetching) {
    this.#folder = folder
    this.#fetching = fetching
  }

  static async open(fetching: Fetching): Promise<Downloads> {
    return new Downloads(await temporaryDirectory(), fetching)
  }

  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }

  /**
   * The file at an address; null where it is still as it was when it had the validators. Throws an ImportError where none
   * comes.
   */
  async fetch(address: string, validators: null): Promise<FetchedInput>
  async fetch(address: string, validators: Validators | null): Promise<FetchedInput | null>
  async fetch(address: string, validators: Validators | null): Promise<FetchedInput | null> {
    const url = addressOf(address)
    const { fetcher, userAgent, limits, tell } = this.#fetching
    const folder = join(this.#folder, String(this.#count++), folderName(url.host))
    await mkdir(folder, { recursive: true })
    const raw = join(folder, 'download')
    tell(`Fetching ${address}`)
    let told = 0
    const onBytes = (bytes: number, of: number | null) => {
      checkLimit(limits, 'download_mb', Math.max(bytes, of ?? 0))
      if (bytes - told < STEP) return
      told = bytes
      tell(`  ${megabytes(bytes)}${of === null ? '' : ` of ${megabytes(of)}`}`)
    }
    const headers = { 'User-Agent': userAgent, ...conditions(validators) }
    const asking = { headers, timeoutMs: TIMEOUT_MS, maxBytes: limits.download_mb * MEGABYTE, onBytes }
    const answer = await fetcher.download(url, asking, raw).catch((cause: unknown) => {
      if (cause instanceof ImportError) throw new ImportError(`${address}: ${cause.message}`, { cause })
      const words = cause instanceof FetchRefusedError ? cause.message : failureWords(cause)
      throw new ImportError(`${address} cannot be read: ${words}.`, { cause })
    })
    if (answer.status === 304 && validators !== null) return null
    if (answer.status !== 200) throw new ImportError(`${address} cannot be read: ${statusWords(answer.status)}.`)
    await checkFile(raw, address)
    const path = join(folder, fileName(answer.headers, answer.url))
    await rename(raw, path)
    return {
      address,
      path,
      validators: { etag: answer.headers.get('etag'), modified: answer.headers.get('last-modified') },
    }
  }
}

function addressOf(address: string): URL {
  if (!URL.canParse(address))
    throw new ImportError(`${address} is no address such as https://parks.example/closures.csv.`)
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') {
    throw new ImportError('An address must not hold a user name or a password.')
  }
  return url
}

function conditions(validators: Validators | null): Record<string, string> {
  const { etag = null, modified = null } = validators ?? {}
  return {
    ...(etag === null ? {} : { 'If-None-Match': etag }),
    ...(modified === null ? {} : { 'If-Modified-Since': modified }),
  }
}

/** An ArcGIS service, whose layers have numbers, or one of its layers. */
const ARCGIS = /^(.*\/(?:Feature|Map)Server)(?:\/(\d+))?\/?(?:[?#].*)?$/i

/** Which address to say in place of that of a web page. */
function fileBehind(address: string): string {
  const [, service, layer] = ARCGIS.exec(address) ?? []
  if (service === undefined) return 'say the address of the file itself, to which its link for downloads leads.'
  const query = `${service}/${layer ?? '0'}/query?where=1=1&outFields=*&f=json`
  const which = layer === undefined ? ', with the number of the layer in place of 0' : ''
  return `it shows what an ArcGIS server has. Say '${query}' to get its features${which}.`
}

/** Throws an ImportError for a web page, which is what many hosts answer in place of what they do not have. */
async function checkFile(path: string, address: string): Promise<void> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1000), 0, 1000, 0)
    if (!isWebPage(buffer.toString('latin1', 0, bytesRead))) return
  } finally {
    await handle.close()
  }
  throw new ImportError(`${address} is a web page: ${fileBehind(address)}`)
}

/** What the answer calls the file, else the end of the address; by it the file’s records may be told from others. */
function fileName(headers: Headers, url: URL): string {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const named = encoded === undefined ? /filename="?([^";]+)/i.exec(disposition)?.[1] : decoded(encoded)
  const name = basename(named ?? decoded(url.pathname)).replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
  return /^[. ]*$/.test(name) ? 'download' : shortened(name)
}

/** The end of a name, which has its kind: file systems count bytes, and something may be put behind it. */
function shortened(name: string): string {
  const letters = Array.from(name).slice(-LONGEST_NAME.letters)
  while (Buffer.byteLength(letters.join('')) > LONGEST_NAME.bytes) letters.shift()
  return letters.join('')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function folderName(host: string): string {
  return host.replaceAll(/[^a-z0-9.-]/gi, '_')
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`
}
