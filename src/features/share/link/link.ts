import type { BBox } from '#contract/geometry.ts'
import { startBox, boxText } from '#contract/start-box.ts'
import { namesOf } from '#core/address/parameters.ts'
import type { Selection } from '#core/selection/selection.ts'

/** What a link says beside the address of the page. */
export interface LinkParts {
  /** The moment as an address has it; null: whenever the link is opened. */
  readonly when: string | null
  /** Where a map starts that the address does not send elsewhere. */
  readonly box: BBox | null
}

/** The link to what is shown now: the page’s own address, but for how pages are shown. */
export function viewLink(address: string, { when, box }: LinkParts): string {
  const url = new URL(address)
  url.hash = ''
  for (const name of namesOf('display')) url.searchParams.delete(name)
  put(url, 'when', when)
  if (!namesOf('camera').some((name) => url.searchParams.has(name))) put(url, 'bbox', box && boxText(box))
  return readableAddress(url)
}

/** The link to one record: it alone is open, no filter is set, and the map starts around it. */
export function recordLink(address: string, { kind, uuid }: Selection, { when, box }: LinkParts): string {
  const url = new URL('/', address)
  put(url, kind, uuid)
  put(url, 'when', when)
  put(url, 'bbox', box && startBox(box))
  return readableAddress(url)
}

function put(url: URL, name: string, value: string | null): void {
  if (value === null) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
}

/** The text of an address: commas and slashes need no escape in a query, and a link is read by people too. */
export function readableAddress(url: URL): string {
  return url.href.replace(/%2C/gi, ',').replace(/%2F/gi, '/')
}
