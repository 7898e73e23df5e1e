/** Why an import stopped with nothing changed; its message is a sentence for the operator. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
