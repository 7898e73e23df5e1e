import type { StoreDamagedError } from '../../store/domain/errors.ts'

/** The damage to the store that a request has met; it stays until the service is started anew. */
export class StoreDamage {
  #met: StoreDamagedError | null = null

  note(error: StoreDamagedError): void {
    this.#met ??= error
  }

  /** Throws what was met. */
  check(): void {
    if (this.#met !== null) throw this.#met
  }
}
