/** A part of the picture, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function isTaken(box: Box, taken: readonly Box[]): boolean {
  return taken.some(
    (other) => box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
  )
}
