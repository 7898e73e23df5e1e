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

/**
 * Decides when a host page is told the height that the list needs: a frame that is made higher because of that must never
 * be a reason to tell another height, else the two would drive each other up. So a cause counts only as long as the
 * frame has the height that it had when the cause came up.
 */
export class HeightTeller {
  private known: { readonly cause: string; readonly frame: number; readonly told: number } | null = null

  /** The height to tell, in whole pixels; null where there is nothing to tell. */
  next({ needed, frame, cause }: Measured): number | null {
    const height = Math.ceil(needed)
    const { known } = this
    const isNew = known?.cause !== cause
    if (!isNew && (known.frame !== frame || known.told === height)) return null
    this.known = { cause, frame, told: height }
    return known?.told === height ? null : height
  }
}
