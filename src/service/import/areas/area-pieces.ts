/** What parts several areas in one text, the strongest first; a name may have a comma of its own. */
const SEPARATORS = [/[\n|]/, /;/, /,/]

/** Of a longer list, and of names of more parts, only single parts are looked at. */
const MOST_PARTS = 200
const LONGEST_NAME = 6

/**
 * The areas that a text names, as far as they are found: all of it as one, else what stands between separators, of which
 * neighbours that are found together count as one name.
 * @param find what is known of a name; null where nothing is
 */
export function areasIn<T>(text: string, find: (name: string) => T | null): Found<T> {
  return within(text.trim(), find, 0)
}

export interface Found<T> {
  readonly found: readonly T[]
  /** What is known as no area. */
  readonly missing: readonly string[]
}

/** Every name that {@link areasIn} may ask for. */
export function namesIn(text: string): readonly string[] {
  const names = new Set<string>()
  areasIn(text, (name) => {
    names.add(name)
    return null
  })
  return [...names]
}

function within<T>(text: string, find: (name: string) => T | null, level: number): Found<T> {
  if (text === '') return { found: [], missing: [] }
  const whole = find(text)
  if (whole !== null) return { found: [whole], missing: [] }
  const separator = SEPARATORS.findIndex((one, at) => at >= level && one.test(text))
  const pattern = SEPARATORS[separator]
  if (pattern === undefined) return { found: [], missing: [text] }
  const parts = text.split(pattern).map((part) => part.trim())
  const isComma = separator === SEPARATORS.length - 1
  const results = isComma ? [joined(parts, find)] : parts.map((part) => within(part, find, separator + 1))
  const found = results.flatMap((result) => result.found)
  // A comma in what is not found at all may be of the name itself.
  if (isComma && found.length === 0) return { found, missing: [text] }
  return { found, missing: results.flatMap((result) => result.missing) }
}

/** Parts between commas, as many together as are found as one name. */
function joined<T>(parts: readonly string[], find: (name: string) => T | null): Found<T> {
  const found: T[] = []
  const missing: string[] = []
  const longest = parts.length > MOST_PARTS ? 1 : LONGEST_NAME
  for (let at = 0; at < parts.length;) {
    let taken = 1
    let result: T | null = null
    for (let count = Math.min(longest, parts.length - at); count > 0 && result === null; count--) {
      const name = parts.slice(at, at + count).join(', ')
      result = name === '' ? null : find(name)
      if (result !== null) taken = count
    }
    if (result !== null) found.push(result)
    else if (parts[at] !== '') missing.push(parts[at] ?? '')
    at += taken
  }
  return { found, missing }
}
