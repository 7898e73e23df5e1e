/** The parameter by which a form says that an address is its own. It means nothing to the API. */
export const FORM_MARK = 'apply'

export function isFromForm(url: URL): boolean {
  return url.searchParams.has(FORM_MARK)
}

/** The address as people would write it: a form names what is empty too, and each value of a list apart. */
export function withoutForm(url: URL): URL {
  const kept = new URLSearchParams()
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name).filter((value) => value.trim() !== '')
    if (name !== FORM_MARK && values.length > 0) kept.set(name, values.join(','))
  }
  const shorter = new URL(url)
  shorter.search = kept.toString().replaceAll('%2C', ',')
  return shorter
}
