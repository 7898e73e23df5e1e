import { namesOf } from '#core/address/parameters.ts'

const NAMES: readonly string[] = namesOf('display')

/** Of an address's query what says how pages are shown, for links to other pages of the app: `?lang=de`, or nothing. */
export function shownAs(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => NAMES.includes(name))
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}
