interface Draft {
  readonly subject: string
  readonly body: string
}

/** The address that opens a draft in the visitor's mail program (RFC 6068). */
export function mailDraft(mail: string, { subject, body }: Draft): string {
  const lines = body.replaceAll('\n', '\r\n')
  return `mailto:${encodeURIComponent(mail).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}

/** The page that a visitor means who writes: the one of this site that was left for the statement, else the statement itself. */
export function pageMeant(referrer: string, own: string): string {
  return URL.canParse(referrer) && new URL(referrer).origin === new URL(own).origin ? referrer : own
}
