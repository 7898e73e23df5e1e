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

interface Told {
  readonly cause: string
  /** What the frame had when the cause came up. */
  readonly frame: number
  readonly height: number
  /** Whether it was lowered after the frame had moved. */
  readonly isLowered: boolean
}

/**
 * Decides when a host page is told the height that the list needs: a frame that is made higher because of that must never
 * be a reason to tell another height, else the two would drive each other on. So a cause counts as long as the frame
 * has the height that it had when the cause came up; later, what was too high is lowered once.
 */
export class HeightTeller {
  private told: Told | null = null

  /** The height to tell, in whole pixels; null where there is nothing to tell. */
  next({ needed, frame, cause }: Measured): number | null {
    const { told } = this
    const height = Math.ceil(needed)
    if (told?.cause !== cause) this.told = { cause, frame, height, isLowered: false }
    else if (told.frame === frame) this.told = { ...told, height }
    else if (height < told.height && !told.isLowered) this.told = { ...told, height, isLowered: true }
    return this.told?.height === told?.height ? null : height
  }
}
