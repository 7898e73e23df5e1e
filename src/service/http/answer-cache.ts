import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'

/** Keeps the answers given last, and makes one that several ask for at once only once. */
export class AnswerCache {
  readonly #answers: LRUCache<string, Answer>
  readonly #pending = new Map<string, Promise<Answer>>()

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({ maxSize: maxBytes, sizeCalculation: (answer, key) => sizeOf(answer) + key.length })
  }

  /** The answer of that key that still holds at `now` (epoch milliseconds), made where there is none. */
  async get(key: string, now: number, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key)
    if (known !== undefined && now < known.until) return known
    const pending = this.#pending.get(key)
    if (pending !== undefined) return pending
    const making = make().finally(() => this.#pending.delete(key))
    this.#pending.set(key, making)
    const answer = await making
    this.#answers.set(key, answer)
    return answer
  }
}

const OVERHEAD = 512

/** With room for the compressed body. */
function sizeOf(answer: Answer): number {
  return Math.ceil(answer.body.length * 1.4) + OVERHEAD
}
