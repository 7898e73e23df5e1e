import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'

const BYTES = Float32Array.BYTES_PER_ELEMENT

/** Part of a grid of samples, counted from its north-western corner. */
export interface Window {
  readonly column: number
  readonly row: number
  readonly width: number
  readonly height: number
}

/** The samples of one grid in a file of their own, of which any part is read at once and without waiting. */
export class SampleFile {
  readonly width: number
  readonly height: number
  readonly #descriptor: number
  #isOpen = true

  /** Makes the file: all its samples are 0 until they are written. */
  constructor(path: string, width: number, height: number) {
    this.width = width
    this.height = height
    this.#descriptor = openSync(path, 'w+')
    ftruncateSync(this.#descriptor, width * height * BYTES)
  }

  /** Writes a window's samples, row by row. */
  write({ column, row, width, height }: Window, samples: Float32Array): void {
    for (let line = 0; line < height; line++) {
      const part = samples.subarray(line * width, (line + 1) * width)
      const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
      const start = ((row + line) * this.width + column) * BYTES
      for (let at = 0; at < bytes.length;) {
        at += writeSync(this.#descriptor, bytes, at, bytes.length - at, start + at)
      }
    }
  }

  /** The samples of a window that lies inside, row by row. */
  read({ column, row, width, height }: Window): Float32Array {
    const samples = new Float32Array(width * height)
    const bytes = new Uint8Array(samples.buffer)
    for (let line = 0; line < height; line++) {
      const start = ((row + line) * this.width + column) * BYTES
      readSync(this.#descriptor, bytes, line * width * BYTES, width * BYTES, start)
    }
    return samples
  }

  /** Grids may share a file: the first of them that is closed closes it. */
  close(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    closeSync(this.#descriptor)
  }
}
