import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'

/** Keeps the answers given last, and makes one that several ask for at once only once. */
export class AnswerCache {
  readonly #answers: LRUCache<string, Answer>
  readonly #pending = new Map<string, Promise<Answer>>()

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({ maxSize: maxBytes, sizeCalculation: (answer, key) => sizeOf(answer) + key.length })
  }

  /** How many bytes it holds, nearly. */
  get size(): number {
    return this.#answers.calculatedSize
  }

  /** The answer of that key that still holds at `now` (epoch milliseconds); undefined where there is none. */
  known(key: string, now: number): Answer | undefined {
    const answer = this.#answers.get(key)
    return answer !== undefined && answer.from <= now && now < answer.until ? answer : undefined
  }

  /** The answer of that key that still holds at `now` (epoch milliseconds), made where there is none. */
  async get(key: string, now: number, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.known(key, now)
    if (known !== undefined) return known
    const pending = this.#pending.get(key)
    if (pending !== undefined) return pending
    const making = make().finally(() => this.#pending.delete(key))
    this.#pending.set(key, making)
    const answer = await making
    this.#answers.set(key, answer)
    return answer
  }
}

/** Headers, and what the cache needs for itself. */
const OVERHEAD = 1024

function sizeOf(answer: Answer): number {
  return answer.body.length + OVERHEAD
}
