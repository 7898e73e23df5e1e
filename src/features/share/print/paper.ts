import type { Size } from '#core/viewport/size.ts'
import type { Subject } from '../subject.ts'

/** The size of the picture on an upright A4 page, as wide as that without its margins: the facts of one record need more room than rows. */
export function sizeOf(subject: Subject | null): Size {
  return { width: 703, height: subject === null ? 360 : 270 }
}
