/** Signs in the midst of words, and letters in their midst that others have at the end alone, as Windows-1252 reads ł, ą, ż or ě. */
const CENTRAL_EUROPEAN = /[³¹£¥][A-Za-z\u00C0-\u00FF]|[A-Za-z][¿¯]|ì[a-z]|øí/
/** No western word has so many letters with accents in a row. */
const CYRILLIC = /[\u00C0-\u00FF]{5}/
/** The same as MS-DOS wrote it. */
const CYRILLIC_OF_DOS = /(?=[\u00E0-\u00EF]{0,4}[\u0080-\u00AF])[\u0080-\u00AF\u00E0-\u00EF]{5}/

export type CodePage = 'win1250' | 'win1251' | 'win1252' | 'cp866'

export const CODE_PAGE_NAMES: Readonly<Record<CodePage, string>> = {
  win1250: 'Windows-1250',
  win1251: 'Windows-1251',
  win1252: 'Windows-1252',
  cp866: 'MS-DOS 866',
}

/** The code page of bytes that are not in UTF-8 and say no other, by the letters that stand together: the western one unless others show. */
export function codePageOf(bytes: Buffer): CodePage {
  const text = bytes.toString('latin1')
  if (CYRILLIC_OF_DOS.test(text)) return 'cp866'
  if (CYRILLIC.test(text)) return 'win1251'
  return CENTRAL_EUROPEAN.test(text) ? 'win1250' : 'win1252'
}

/** Whether the beginning of a text is in UTF-8; it may break off within a letter. */
export function beginsInUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
