/** The first values of a source, and all of them once more, as though none had been taken. */
export interface Peeked<T> {
  readonly first: readonly T[]
  readonly all: AsyncGenerator<T, undefined>
}

/** Looks at up to `count` values of a source before they are used. */
export async function peek<T>(source: AsyncGenerator<T, undefined>, count: number): Promise<Peeked<T>> {
  const first: T[] = []
  while (first.length < count) {
    const { value, done } = await source.next()
    if (done === true || value === undefined) break
    first.push(value)
  }
  return { first, all: followedBy(first, source) }
}

async function* followedBy<T>(first: readonly T[], source: AsyncGenerator<T, undefined>): AsyncGenerator<T, undefined> {
  yield* first
  yield* source
}
