/** Letters that have no diacritic to take away, as those write them who lack the key. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
}

/** A text for searching: in lower case and plain letters, each run of white space as one space. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđðþıħ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/gu, ' ')
}
