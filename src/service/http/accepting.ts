/** The values of an `Accept-…` header that are wanted at all, the most wanted first. */
export function wanted(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [value = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase())
      const quality = params.find((param) => param.startsWith('q='))
      return { value, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
    })
    .filter(({ value, quality }) => value !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ value }) => value)
}

/** Whether a client takes gzip, by its `Accept-Encoding`. */
export function acceptsGzip(header: string | undefined): boolean {
  if (header === undefined) return false
  const encodings = wanted(header)
  return encodings.includes('gzip') || (encodings.includes('*') && !/gzip/i.test(header))
}

/** Whether a client has the answer with that ETag, by its `If-None-Match`. */
export function hasAlready(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
