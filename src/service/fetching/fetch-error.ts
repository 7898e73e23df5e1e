/** What another host was asked for is not taken from it, now or later; the message goes on after "cannot be read:". */
export class FetchRefusedError extends Error {
  override readonly name = 'FetchRefusedError'
}
