import { phoneAddress } from './phone-address.ts'

/** A part of a text: words, or what can be followed. */
export interface TextPart {
  readonly text: string
  /** Of the web, mail or telephone only; null for words. */
  readonly href: string | null
}

const WEB = String.raw`https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]`
const MAIL = String.raw`(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}`
/** How dates begin that have a month or day of two digits first: "01/05", "01 - 05", "05/2026", "01 05 2026". */
const DATE = String.raw`0\d(?: ?[-/] ?(?:\d\d?|(?:19|20)\d\d)| \d\d (?:19|20)\d\d)(?!\d)`
/** Neither a date nor the rest of one or of a time, and without the hour after it. */
const PHONE = String.raw`(?<![\d.])(?:\+|(?<!\d:|\d ?[-/] ?)(?!${DATE})00?)[1-9][\d ()/-]{5,}\d(?!\d|:\d)`
const FORM = new RegExp(`(?<web>${WEB})|(?<mail>${MAIL})|(?<phone>${PHONE})`, 'gi')

/** A year that stands for itself: what looks like a national number is a span of dates then. */
const YEAR = /^[^+].*(?<!\d)(?:19|20)\d\d(?!\d)/

/** A text as its source wrote it, with its addresses and telephone numbers told apart. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(FORM)) {
    if (match.groups?.phone !== undefined && YEAR.test(match[0])) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null })
    parts.push({ text: match[0], href: hrefOf(match[0], match.groups ?? {}) })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

function hrefOf(text: string, { mail, phone }: Readonly<Record<string, string | undefined>>): string {
  if (mail !== undefined) return `mailto:${text}`
  return phone === undefined ? text : phoneAddress(text)
}
