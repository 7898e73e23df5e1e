/** A measurement of an embed's list in its frame; heights in CSS pixels. */
export interface Measured {
  /** What the frame needs so that its list is shown in whole. */
  readonly needed: number
  /** What the frame has. */
  readonly frame: number
  /**
   * Names all that the needed height follows from but the frame's height: the frame's width, the rows, the language …
   */
  readonly cause: string
}

interface Report {
  readonly cause: string
  /** What the frame had when the cause came up. */
  readonly frame: number
  readonly height: number
  /** Whether it was lowered after the frame had moved. */
  readonly isLowered: boolean
}

/**
 * Decides when the height that the list needs is reported to the host page. A frame that is made higher because of a report
 * must never lead to another one, else the two would drive each other on. So a cause counts as long as the frame has the
 * height that it had when the cause came up; later, what was too high is lowered once.
 */
export class HeightReporter {
  private last: Report | null = null

  /** The height to report, in whole pixels; null where there is nothing to report. */
  next({ needed, frame, cause }: Measured): number | null {
    const { last } = this
    const height = Math.ceil(needed)
    if (last?.cause !== cause) this.last = { cause, frame, height, isLowered: false }
    else if (last.frame === frame) this.last = { ...last, height }
    else if (height < last.height && !last.isLowered) this.last = { ...last, height, isLowered: true }
    return this.last?.height === last?.height ? null : height
  }
}
