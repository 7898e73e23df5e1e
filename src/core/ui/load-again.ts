/** How long it waits before each further try, in ms. */
const RESTS = [2000, 4000]

/** Loads a part that the page cannot do without, and tries again where the connection broke. */
export async function loadAgain<T>(load: () => Promise<T>, [rest, ...rests] = RESTS): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (rest === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, rest))
    return loadAgain(load, rests)
  }
}
