/** What neither XML nor calendars can hold: control characters but tabs and line ends, and halves of characters. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu

/** A text of a record without what no format can hold. */
export function plainText(text: string): string {
  return text.replace(FORBIDDEN, '')
}

/** {@link plainText} in one line. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim()
}
