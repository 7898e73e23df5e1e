import type { Draft } from './draft.ts'

/** The time zones of a file's closures, and those closures that have none until the others of the file are known. */
export class ZoneOfOthers {
  readonly #zones = new Set<string>()
  readonly #waiting: Draft[] = []

  /** Notes the zone of a closure that has one. */
  add(zone: string): void {
    this.#zones.add(zone)
  }

  wait(draft: Draft): void {
    this.#waiting.push(draft)
  }

  /** Those that wait, in the order of the file, and the one zone that all others share; null where they share none. */
  settle(): { readonly zone: string | null; readonly waiting: readonly Draft[] } {
    const [zone = null] = this.#zones
    return { zone: this.#zones.size === 1 ? zone : null, waiting: this.#waiting }
  }
}
