/** Heights cannot be used, or nothing can be made of them; its message is a sentence for the operator. */
export class ReliefError extends Error {
  override readonly name = 'ReliefError'
}

/** A raster has pictures or masks in it, and no heights. */
export class NoHeightsError extends ReliefError {}
