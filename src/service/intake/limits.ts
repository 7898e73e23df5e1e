import { count } from './count.ts'

/**
 * How far something may go: what holds unless the operator says otherwise, the most that can be said, and what is true of
 * what goes further.
 */
export interface LimitRule {
  readonly usual: number
  readonly most: number
  readonly words: (most: string) => string
}

/** A setting of a limit that is not understood, or is too high; the message says what can be set. */
export class LimitError extends Error {
  override readonly name = 'LimitError'
}

/** The usual limits with some of them set, each by a text such as `vertices=5000000`. Throws a LimitError. */
export function limitsWith<T extends Readonly<Record<string, number>>>(
  rules: Readonly<Record<string, LimitRule>>,
  usual: T,
  settings: readonly string[],
): T {
  let limits = usual
  for (const setting of settings) {
    const [, name = '', number = ''] = /^(\w+)=(\d+)$/.exec(setting) ?? []
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (rule === undefined) {
      throw new LimitError(`--limit ${setting}: write NAME=NUMBER, with one of ${Object.keys(rules).join(', ')}.`)
    }
    if (Number(number) < 1 || Number(number) > rule.most) {
      throw new LimitError(`--limit ${setting}: ${name} goes from 1 to ${count(rule.most)}.`)
    }
    limits = { ...limits, [name]: Number(number) }
  }
  return limits
}

/** The sentence about something that goes beyond a limit as it is set, and how to raise it. `what`: `it`, `feature 3`. */
export function beyondLimit(name: string, { words, most }: LimitRule, set: number, what: string): string {
  const higher = Math.min(set * 2, most)
  const advice = set < most ? `if that is right, raise the limit with --limit ${name}=${higher}` : 'no limit is higher'
  return `${what} ${words(count(set))}: ${advice}`
}

/** Which of two limits a value goes beyond, if any. A list that begins with a number counts as a vertex. */
export function passedLimit(
  value: unknown,
  limits: { readonly vertices: number; readonly depth: number },
): 'vertices' | 'depth' | null {
  let vertices = 0
  /** Counts vertices; false where the value is nested too deep. */
  const measure = (part: unknown, depth: number): boolean => {
    if (typeof part !== 'object' || part === null) return true
    if (depth > limits.depth || vertices > limits.vertices) return depth <= limits.depth
    if (!Array.isArray(part)) return Object.values(part).every((inner) => measure(inner, depth + 1))
    if (typeof part[0] === 'number') {
      vertices++
      return true
    }
    for (const inner of part) {
      // Vertices are counted without a call for each, which would cost most of it all.
      if (depth < limits.depth && Array.isArray(inner) && typeof inner[0] === 'number') vertices++
      else if (!measure(inner, depth + 1)) return false
    }
    return true
  }
  if (!measure(value, 1)) return 'depth'
  return vertices > limits.vertices ? 'vertices' : null
}
