import type { Trouble } from '#core/offline/protocol.ts'

/** How long the network is waited for, in ms, where the device has an answer too: at first, and while the line is bad. */
const PATIENCE = { well: 6000, bad: 1500 } as const
/** How long where it has none: the slowest line has begun by then. */
export const LONGEST = 45_000
/** For how long, in ms, a line is taken to be as bad as it was. */
const MEMORY = 30_000

/** What the worker knows of the line to the service. */
export class Line {
  private last: { readonly trouble: Trouble; readonly at: number } | null = null

  /** How long to wait for the network at an instant (epoch ms), where the device has an answer too. */
  patience(now: number): number {
    return this.last !== null && now - this.last.at < MEMORY ? PATIENCE.bad : PATIENCE.well
  }

  wasBad(trouble: Trouble, now: number): void {
    this.last = { trouble, at: now }
  }

  /** The network has answered; returns whether it did not before. */
  wasWell(): boolean {
    const isBack = this.last !== null
    this.last = null
    return isBack
  }
}
