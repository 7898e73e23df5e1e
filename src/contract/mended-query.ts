import { EMBED_PATH, MAP_PATH, pageAt, TEXT_PATH } from './site-paths.ts'

/** Signs that follow a link in a sentence, and that programs take for a part of it. */
const AFTER_LINK = /(?:[.,;:!)\]>'"]|%(?:22|27|29|2c|3b|3e|5d))+$/i
const OPENING = /[<([]|%(?:28|3c|5b)/i
const ESCAPES = /(?:%[\da-f]{2})+|%(?:[\da-f](?![^&]))?/gi
const BYTE = '%00'.length

/**
 * The query of a link to a page of the site without what mail programs and messengers have done to it: `&` as HTML writes
 * it, what follows the link in its sentence, half a letter where it was cut. All else stays as it is.
 */
export function mendedQuery(query: string): string {
  const whole = query.replaceAll(/(^|&)amp;/g, '$1').replaceAll(ESCAPES, wholeLetters)
  const last = whole.slice(whole.lastIndexOf('&') + 1)
  // What is searched for may end so, and what closes what it has opened itself.
  return last.startsWith('q=') || OPENING.test(last) ? whole : whole.replace(AFTER_LINK, '')
}

interface Address {
  readonly pathname: string
  /** The query with its `?`; empty where there is none. */
  readonly search: string
}

/** Where an address of a page leads whose query is to be mended, relative to it; null where there is nothing to mend. */
export function mendedAddress({ pathname, search }: Address): string | null {
  const isPage = [MAP_PATH, EMBED_PATH, TEXT_PATH].includes(pathname) || pageAt(pathname) !== null
  if (!isPage) return null
  const mended = `?${mendedQuery(search.slice(1))}`
  return mended === search || search === '' ? null : mended
}

function wholeLetters(escapes: string): string {
  let letters = escapes
  while (letters !== '' && !isEncoded(letters)) letters = letters.slice(0, -BYTE)
  return letters
}

/** Whether what is encoded in a text can be read. */
export function isEncoded(text: string): boolean {
  try {
    // The result is looked at, or a bundler takes the call for one without effect and drops it.
    return decodeURIComponent(text) !== null
  } catch {
    return false
  }
}
