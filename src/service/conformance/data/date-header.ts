import type { Answer } from '../kernel/answer.ts'
import { fail } from '../kernel/expect.ts'

/** When an answer was made, by the clock of the service: epoch milliseconds, cut to a second. */
export function instantOf(answer: Answer): number {
  const instant = Date.parse(answer.headers.get('Date') ?? '')
  return Number.isNaN(instant)
    ? fail(answer, 'Date: when it was made', answer.headers.get('Date') ?? 'no such header')
    : instant
}
