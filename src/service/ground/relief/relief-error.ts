/** Heights cannot be used, or nothing can be made of them; its message is a sentence for the operator. */
export class ReliefError extends Error {
  override readonly name = 'ReliefError'
}
