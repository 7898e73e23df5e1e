/** A text with white space in place of tags and entities. A tag that has no end is left, and looked for no further. */
export function withoutMarkup(text: string): string {
  return text.replaceAll(/<[^<>]*>|&\w+;/g, ' ')
}
