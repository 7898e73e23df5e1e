/** A value of an `Accept-…` header in lower case, and how much it is wanted: from 0, not at all, to 1. */
export interface Quality {
  readonly value: string
  readonly quality: number
}

/** The values of an `Accept-…` header in their order. What has no quality that can be read is not wanted. */
export function qualities(header: string): Quality[] {
  return header
    .split(',')
    .map((part) => {
      const [value = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase())
      const quality = params.find((param) => param.startsWith('q='))
      return { value, quality: quality === undefined ? 1 : readQuality(quality.slice(2)) }
    })
    .filter(({ value }) => value !== '')
}

function readQuality(text: string): number {
  return /^(0(\.\d*)?|1(\.0*)?)$/.test(text) ? Number(text) : 0
}

/** The values of an `Accept-…` header that are wanted at all, the most wanted first. */
export function acceptedValues(header: string | undefined): string[] {
  return qualities(header ?? '')
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ value }) => value)
}

/** Whether a client has the answer with that ETag, by its `If-None-Match`. */
export function hasAlready(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
