/** An archive of tiles cannot be used, or a part of it cannot be read: what is wrong, where, and what to do about it. */
export class MapError extends Error {
  override readonly name = 'MapError'
}

/** More is asked of an archive at once than can be looked for, which is no fault of it. */
export class BoxTooLargeError extends MapError {
  constructor() {
    super('the box has too many tiles along its edge')
  }
}

/** An archive cannot be used at the moment, which may change without a change of its file. */
export class UnreadyError extends MapError {}

const COPY_AGAIN = 'Make or copy the file again'

/** Of an archive that contradicts itself. `what`: as “its header says …”. */
export function damaged(what: string): MapError {
  return new MapError(`${what}: it is damaged. ${COPY_AGAIN}`)
}

/** Of a file that ends before a part that it should have. `end`: where that part ends, in bytes. */
export function cutOff(end: number, size: number): MapError {
  return new MapError(`it ends at byte ${size} and should go on to byte ${end}: it is cut off. ${COPY_AGAIN}`)
}
