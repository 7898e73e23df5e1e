/** An export cannot be made; its message is a sentence for the operator. */
export class ExportError extends Error {
  override readonly name = 'ExportError'
}
