/** A list of numbers that grows, eight bytes each. */
export class Numbers {
  #values = new Float64Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(...values: readonly number[]): void {
    if (this.#length + values.length > this.#values.length) {
      const larger = new Float64Array(this.#values.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values.set(values, this.#length)
    this.#length += values.length
  }

  /** The number at an index; NaN where there is none. */
  at(index: number): number {
    return index < this.#length ? (this.#values[index] ?? NaN) : NaN
  }
}
