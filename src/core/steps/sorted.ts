import { A_STEP, type Steps } from './steps.ts'

type Compare<T> = (a: T, b: T) => number

/** A list in an order, as `toSorted` gives it; one that is nearly in it already takes little more than a look at each. */
export function* sorted<T>(items: readonly T[], compare: Compare<T>): Steps<readonly T[]> {
  let runs: (readonly T[])[] = []
  for (let at = 0; at < items.length; at += A_STEP) {
    runs.push(items.slice(at, at + A_STEP).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const longer: (readonly T[])[] = []
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare))
    }
    runs = longer
  }
  return runs[0] ?? []
}

function* merged<T>(first: readonly T[], second: readonly T[], compare: Compare<T>): Steps<readonly T[]> {
  const [last, next] = [first.at(-1), second[0]]
  if (last === undefined || next === undefined || compare(last, next) <= 0) return first.concat(second)
  const all: T[] = []
  let [a, b] = [0, 0]
  while (a < first.length && b < second.length) {
    const [one, other] = [first[a], second[b]]
    if (one === undefined || other === undefined) break
    if (compare(one, other) <= 0) {
      all.push(one)
      a++
    } else {
      all.push(other)
      b++
    }
    if (all.length % A_STEP === 0) yield
  }
  return all.concat(first.slice(a), second.slice(b))
}
