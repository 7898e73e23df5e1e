/** Asks the service, over whatever line there is to it, for what it gives at a path; null: there is no such thing. */
export type AskService = (path: string) => Promise<Uint8Array | null>

/** The questions of this thread that the service has not answered yet. */
export class ServiceLine {
  private readonly send: (question: number, path: string) => void
  private readonly waiting = new Map<number, (body: Uint8Array | null) => void>()
  private last = 0

  constructor(send: (question: number, path: string) => void) {
    this.send = send
  }

  readonly ask: AskService = (path) =>
    new Promise((resolve) => {
      this.last += 1
      this.waiting.set(this.last, resolve)
      this.send(this.last, path)
    })

  /** The answer to a question has come. */
  receive(question: number, body: Uint8Array | null): void {
    this.waiting.get(question)?.(body)
    this.waiting.delete(question)
  }
}
