import type { SampleFile } from '../sample-file.ts'

/**
 * Gathers samples that come from the north to the south and writes the mean of each `factor` by `factor` of them;
 * unknown ones (NaN) do not count. Only the rows at work are in memory.
 */
export class Means {
  readonly #samples: SampleFile
  readonly #factor: number
  readonly #sums = new Map<number, { readonly sums: Float64Array; readonly counts: Uint32Array }>()
  /** The first row that is not written. */
  #next = 0

  constructor(samples: SampleFile, factor: number) {
    this.#samples = samples
    this.#factor = factor
  }

  /** Adds a sample by its column and row before averaging. */
  add(column: number, row: number, height: number): void {
    if (Number.isNaN(height)) return
    const line = this.#line(Math.floor(row / this.#factor))
    const at = Math.floor(column / this.#factor)
    line.sums[at] = (line.sums[at] ?? 0) + height
    line.counts[at] = (line.counts[at] ?? 0) + 1
  }

  /** Writes the rows that are whole when all samples before `row` have been added. */
  writeTo(row: number): void {
    const { width } = this.#samples
    for (; (this.#next + 1) * this.#factor <= row; this.#next++) {
      const line = this.#sums.get(this.#next)
      const heights = new Float32Array(width).fill(NaN)
      line?.counts.forEach((count, at) => {
        if (count > 0) heights[at] = (line.sums[at] ?? NaN) / count
      })
      this.#samples.write({ column: 0, row: this.#next, width, height: 1 }, heights)
      this.#sums.delete(this.#next)
    }
  }

  #line(row: number) {
    const { width } = this.#samples
    const line = this.#sums.get(row) ?? { sums: new Float64Array(width), counts: new Uint32Array(width) }
    this.#sums.set(row, line)
    return line
  }
}
