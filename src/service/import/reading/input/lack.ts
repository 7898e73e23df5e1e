import * as z from 'zod/mini'

/** Services that answer in pages say that a file is one of several. */
export interface Lack {
  /** How many features the file has. */
  readonly count: number
  /** How many there are in all; null where it says no more than that there are others. */
  readonly matched: number | null
}

const Exceeded = z.object({ exceededTransferLimit: z.literal(true) })
const Link = z.object({ rel: z.literal('next') })
const Paged = z.object({
  // ArcGIS servers, of which newer ones say it here.
  properties: z.optional(z.unknown()),
  // OGC API Features and WFS 2; WFS 1 of GeoServer says `totalFeatures`.
  numberMatched: z.optional(z.unknown()),
  totalFeatures: z.optional(z.unknown()),
  links: z.optional(z.unknown()),
})

/** What a FeatureCollection of `count` features lacks by its own word, beside them; null for a whole one. */
export function lackOf(collection: unknown, count: number): Lack | null {
  const { data: { properties, numberMatched, totalFeatures, links } = {} } = Paged.safeParse(collection)
  const matched = z.int().safeParse(numberMatched ?? totalFeatures).data
  if (matched !== undefined) return matched > count ? { count, matched } : null
  const isExceeded = [collection, properties].some((part) => Exceeded.safeParse(part).success)
  const hasNext = Array.isArray(links) && links.some((link) => Link.safeParse(link).success)
  return isExceeded || hasNext ? { count, matched: null } : null
}

/** What several files lack together: each may be a page, of which the last one lacks nothing. */
export class Lacks {
  readonly #files: (Lack | null)[] = []

  /** Begins another file; gives what is told what that lacks. */
  next(): (lack: Lack) => void {
    const index = this.#files.push(null) - 1
    return (lack) => void (this.#files[index] = lack)
  }

  /** Null where nothing is missing: the last page is there, or as many features as there are in all. */
  get total(): Lack | null {
    const parts = this.#files.filter((lack) => lack !== null)
    if (parts.length === 0) return null
    if (parts.length < this.#files.length && parts.every(({ matched }) => matched === null)) return null
    const count = parts.reduce((sum, part) => sum + part.count, 0)
    const matched = Math.max(...parts.map((part) => part.matched ?? Infinity))
    if (count >= matched) return null
    return { count, matched: matched === Infinity ? null : matched }
  }
}
