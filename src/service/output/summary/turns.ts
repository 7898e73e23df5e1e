import { setImmediate as othersServed } from 'node:timers/promises'

/** For how long work goes on before other requests get their turn, in milliseconds. */
const TURN_MS = 8

/** Cuts long work into turns. */
export class Turns {
  #since = performance.now()

  get isOver(): boolean {
    return performance.now() - this.#since >= TURN_MS
  }

  /** Waits for others, where this turn is over. */
  async pass(): Promise<void> {
    if (!this.isOver) return
    await othersServed()
    this.#since = performance.now()
  }
}
