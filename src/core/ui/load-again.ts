/** After how long it is asked once more, in ms; then it has failed. */
const RESTS = [2000, 4000]

/** Loads what the page cannot do without, again where the line has broken. */
export async function loadAgain<T>(load: () => Promise<T>, [rest, ...rests] = RESTS): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (rest === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, rest))
    return loadAgain(load, rests)
  }
}
