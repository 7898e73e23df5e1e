const way = new AbortController()

/** Another version is to take the place: browsers wait with that until nothing is being done here. */
export function makeWay(): void {
  way.abort()
}

/** The outcome of some work; something else instead as soon as this worker makes way. */
export function unlessMadeWay<T>(work: Promise<T>, instead: () => T): Promise<T> {
  const { signal } = way
  if (signal.aborted) return Promise.resolve(instead())
  return new Promise((resolve, reject) => {
    const leave = () => resolve(instead())
    signal.addEventListener('abort', leave)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
