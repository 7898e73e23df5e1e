/** A ground cannot be made; the message says what is wrong, where, and what to do. */
export class GroundError extends Error {
  override readonly name = 'GroundError'
}
