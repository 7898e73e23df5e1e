const COMMENT = { begin: '<!--', end: '-->' }

/** Whether a file that begins so is a web page, be it behind comments. `head`: its first bytes as Latin-1. */
export function isWebPage(head: string): boolean {
  let rest = head.replace(/^\u00ef\u00bb\u00bf/, '').trimStart()
  // One after the other: an expression would try all ways in which several comments could be one.
  while (rest.startsWith(COMMENT.begin)) {
    const end = rest.indexOf(COMMENT.end, COMMENT.begin.length)
    if (end === -1) return false
    rest = rest.slice(end + COMMENT.end.length).trimStart()
  }
  return /^(<!doctype html|<html)/i.test(rest)
}
