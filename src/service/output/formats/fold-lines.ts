/** How many octets a line of a calendar may have, its end not counted (RFC 5545, section 3.1). */
const LONGEST = 75

/** Breaks what is too long for a line of a calendar, never within a character. Lines end with CR LF, in and out. */
export function foldLines(text: string): string {
  return text.replace(/[^\r\n]{26,}/g, (line) => (Buffer.byteLength(line) > LONGEST ? folded(line) : line))
}

function folded(line: string): string {
  const parts: string[] = []
  let start = 0
  let at = 0
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LONGEST) {
      parts.push(line.slice(start, at))
      start = at
      // The space that begins the next line counts.
      octets = 1
    }
    octets += size
    at += character.length
  }
  return [...parts, line.slice(start)].join('\r\n ')
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
