import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** How many bytes, and how many records, are sorted at a time. */
const RUN_BYTES = 48 * 2 ** 20
const RUN_RECORDS = 2 ** 20
const READ_AHEAD = 2 ** 20
const HEAD = 12

/** The bytes of one key, in the order in which they were added. */
export interface Sorted {
  readonly key: number
  readonly records: readonly Uint8Array[]
}

/**
 * Sorts records by their keys in files of a directory, so that memory does not grow with them: what has come is sorted and
 * written as a run from time to time; at the end all runs are read side by side.
 */
export class ExternalSort {
  readonly #directory: string
  readonly #bytes: Buffer
  readonly #offsets: Uint32Array
  /** Keys and, in the lower bits, the order of coming. */
  readonly #keys: Float64Array
  readonly #runs: string[] = []
  #records = 0
  #used = 0
  #count = 0

  /** How many records there are. */
  get count(): number {
    return this.#count
  }

  constructor(directory: string, { bytes = RUN_BYTES, records = RUN_RECORDS } = {}) {
    this.#directory = directory
    this.#bytes = Buffer.allocUnsafe(bytes)
    this.#offsets = new Uint32Array(records + 1)
    this.#keys = new Float64Array(records)
  }

  /** @param key a whole number below 2³² */
  add(key: number, record: Uint8Array): void {
    const isFull = this.#used + record.length > this.#bytes.length || this.#records === this.#keys.length
    if (isFull) this.#writeRun()
    if (record.length > this.#bytes.length) throw new RangeError(`A record has ${record.length} bytes.`)
    this.#bytes.set(record, this.#used)
    this.#offsets[this.#records] = this.#used
    this.#keys[this.#records] = key * RUN_RECORDS + this.#records
    this.#used += record.length
    this.#offsets[++this.#records] = this.#used
    this.#count++
  }

  /** All records by their keys, in rising order. Nothing is added after that. */
  *sorted(): Generator<Sorted, undefined> {
    this.#writeRun()
    const runs = this.#runs.map((path) => new RunReader(path))
    try {
      for (;;) {
        const key = runs.reduce((least, run) => Math.min(least, run.key), Infinity)
        if (key === Infinity) return
        const records: Uint8Array[] = []
        for (const run of runs) while (run.key === key) records.push(run.take())
        yield { key, records }
      }
    } finally {
      for (const run of runs) run.close()
    }
  }

  #writeRun(): void {
    if (this.#records === 0) return
    const path = join(this.#directory, `run-${this.#runs.length}`)
    const file = openSync(path, 'w')
    try {
      const out = new RunWriter(file)
      for (const keyed of this.#keys.subarray(0, this.#records).sort()) {
        const index = keyed % RUN_RECORDS
        out.write((keyed - index) / RUN_RECORDS, this.#bytes.subarray(this.#offsets[index], this.#offsets[index + 1]))
      }
      out.end()
    } finally {
      closeSync(file)
    }
    this.#runs.push(path)
    this.#records = 0
    this.#used = 0
  }
}

class RunWriter {
  readonly #file: number
  #buffer = Buffer.allocUnsafe(READ_AHEAD)
  #used = 0

  constructor(file: number) {
    this.#file = file
  }

  write(key: number, record: Uint8Array): void {
    if (this.#used + HEAD + record.length > this.#buffer.length) this.end()
    if (HEAD + record.length > this.#buffer.length) this.#buffer = Buffer.allocUnsafe(HEAD + record.length)
    this.#used = this.#buffer.writeDoubleLE(key, this.#used)
    this.#used = this.#buffer.writeUInt32LE(record.length, this.#used)
    this.#buffer.set(record, this.#used)
    this.#used += record.length
  }

  end(): void {
    for (let at = 0; at < this.#used;) at += writeSync(this.#file, this.#buffer, at, this.#used - at)
    this.#used = 0
  }
}

class RunReader {
  /** Of the next record; infinite after the last one. */
  key = Infinity
  readonly #file: number
  #buffer = Buffer.alloc(0)
  #at = 0

  constructor(path: string) {
    this.#file = openSync(path, 'r')
    this.#readKey()
  }

  /** The next record. */
  take(): Uint8Array {
    const length = this.#buffer.readUInt32LE(this.#at + 8)
    this.#have(HEAD + length)
    const record = Uint8Array.prototype.slice.call(this.#buffer, this.#at + HEAD, this.#at + HEAD + length)
    this.#at += HEAD + length
    this.#readKey()
    return record
  }

  close(): void {
    closeSync(this.#file)
  }

  #readKey(): void {
    this.key = this.#have(HEAD) ? this.#buffer.readDoubleLE(this.#at) : Infinity
  }

  /** Reads on until so many bytes lie ahead; false at the end of the file. */
  #have(bytes: number): boolean {
    const ahead = this.#buffer.length - this.#at
    if (ahead >= bytes) return true
    const larger = Buffer.allocUnsafe(Math.max(READ_AHEAD, bytes))
    this.#buffer.copy(larger, 0, this.#at)
    let filled = ahead
    for (let read = 1; read > 0 && filled < larger.length; filled += read) {
      read = readSync(this.#file, larger, filled, larger.length - filled, null)
    }
    this.#buffer = larger.subarray(0, filled)
    this.#at = 0
    return filled >= bytes
  }
}
