/** How often each of some things occurred, in the order of their first occurrence. */
export class Tally<K extends string> {
  readonly #counts = new Map<K, number>()

  add(key: K, times = 1): void {
    if (times > 0) this.#counts.set(key, (this.#counts.get(key) ?? 0) + times)
  }

  get(key: K): number {
    return this.#counts.get(key) ?? 0
  }

  entries(): readonly (readonly [key: K, times: number])[] {
    return [...this.#counts]
  }
}
