/** An answer of another host that is refused, now and later; the message continues "… cannot be read:". */
export class FetchRefusedError extends Error {
  override readonly name = 'FetchRefusedError'
}
