import type { Subject } from '../subject.ts'

/** The size of a picture on paper, in CSS px; it is as wide as the page without its margins. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The size of the picture on an upright A4 page: the facts of one record need more room than rows. */
export function sizeOf(subject: Subject | null): PictureSize {
  return { width: 703, height: subject === null ? 360 : 270 }
}
