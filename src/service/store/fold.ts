/** A text for searching: in lower case, without diacritics, each run of white space as one space. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ')
}

/** What a search for a record's names looks through: each name once, on a line of its own. */
export function foldAll(names: readonly string[]): string {
  return [...new Set(names.map(fold))].join('\n')
}
