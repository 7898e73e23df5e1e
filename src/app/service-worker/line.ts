/** How long the network is waited for, in ms, where the device has an answer too: at first, and while the line is bad. */
const PATIENCE = { well: 6000, bad: 1500 } as const
/** How long where it has none: the slowest line has begun by then. */
export const LONGEST = 45_000
/** For how long, in ms, a line is taken to be as bad as it was. */
const MEMORY = 30_000

/** What the worker knows of the line to the service. */
export class Line {
  /** What the network has not answered since it last was well. */
  private readonly unanswered = new Set<string>()
  private lastBad = -Infinity

  /** How long to wait for the network at an instant (epoch ms), where the device has an answer too. */
  patience(now: number): number {
    return now - this.lastBad < MEMORY ? PATIENCE.bad : PATIENCE.well
  }

  /** The network has not answered at an address. */
  wasBad(url: string, now: number): void {
    this.unanswered.add(url)
    this.lastBad = now
  }

  /**
   * The network has answered; returns whether it did not before at the same address. That others are answered tells nothing:
   * a service may fail at one and be well at another.
   */
  wasWell(url: string): boolean {
    if (!this.unanswered.has(url)) return false
    this.unanswered.clear()
    this.lastBad = -Infinity
    return true
  }
}
