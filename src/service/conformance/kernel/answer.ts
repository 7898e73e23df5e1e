/** What a service answered, read to its end; the body is decoded, whatever encoding it came in. */
export interface Answer {
  /** What was asked, as a reader would repeat it. */
  readonly asked: string
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array
}

/** The body as text. */
export function textOf(answer: Answer): string {
  return new TextDecoder().decode(answer.body)
}

/** A header's names, in lower case, each once: `Accept, Accept-Encoding`. */
export function namesIn({ headers }: Answer, name: string): readonly string[] {
  const names = (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase())
  return [...new Set(names.filter((part) => part !== ''))]
}
