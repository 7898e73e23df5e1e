/** The first values of a source, and all of them once more, as though none had been taken. */
export interface Peeked<T> {
  readonly first: readonly T[]
  readonly all: AsyncGenerator<T, undefined>
}

/** Looks at up to `count` values of a source before they are used: at fewer where they weigh more than `most`. */
export async function peek<T>(
  source: AsyncGenerator<T, undefined>,
  count: number,
  weigh: (value: T) => number,
  most: number,
): Promise<Peeked<T>> {
  const first: T[] = []
  for (let weight = 0; first.length < count && weight <= most;) {
    const { value, done } = await source.next()
    if (done === true || value === undefined) break
    first.push(value)
    weight += weigh(value)
  }
  return { first, all: followedBy(first, source) }
}

async function* followedBy<T>(first: readonly T[], source: AsyncGenerator<T, undefined>): AsyncGenerator<T, undefined> {
  yield* first
  yield* source
}
