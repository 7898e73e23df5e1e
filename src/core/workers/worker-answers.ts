import type { Delivery, Order } from './worker-messages.ts'

interface Answering<Question, Answer, Failure> {
  /** A rejection is posted as a failure; nothing is posted any more once the signal is aborted. */
  readonly answer: (question: Question, signal: AbortSignal, onProgress: (share: number) => void) => Promise<Answer>
  readonly failureOf: (error: unknown) => Failure
  /** What of an answer need not be copied. */
  readonly transferOf?: (answer: Answer) => Transferable[]
}

/** What is needed of a worker's own scope. */
interface Scope<Question, Answer, Failure> {
  addEventListener(type: 'message', listener: (event: MessageEvent<Order<Question>>) => void): void
  postMessage(message: Delivery<Answer, Failure>, options: { transfer: Transferable[] }): void
}

/** Answers the questions that come to a worker, several at a time. */
export function answerQuestions<Question, Answer, Failure>(
  scope: Scope<Question, Answer, Failure>,
  { answer, failureOf, transferOf }: Answering<Question, Answer, Failure>,
): void {
  const running = new Map<number, AbortController>()
  const post = (delivery: Delivery<Answer, Failure>, transfer: Transferable[] = []) =>
    scope.postMessage(delivery, { transfer })
  const deliver = async (id: number, question: Question) => {
    const controller = new AbortController()
    const { signal } = controller
    running.set(id, controller)
    try {
      const answered = await answer(question, signal, (share) => post({ type: 'progress', id, share }))
      if (!signal.aborted) post({ type: 'answer', id, answer: answered }, transferOf?.(answered))
    } catch (error) {
      if (!signal.aborted) post({ type: 'failure', id, failure: failureOf(error) })
    } finally {
      running.delete(id)
    }
  }
  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'drop') running.get(data.id)?.abort()
    else void deliver(data.id, data.question)
  })
}
