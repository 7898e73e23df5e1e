/** What a status says to somebody who wants a file. */
export function statusWords(status: number): string {
  switch (status) {
    case 401:
    case 403:
      return `its host does not allow it (status ${status}): fetch it by hand`
    case 404:
    case 410:
      return `its host has no such file (status ${status})`
    case 429:
      return 'its host is asked too often (status 429): try again later'
    default:
      return `its host answers with status ${status}`
  }
}

const CODES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of its host cannot be looked up now',
  ECONNREFUSED: 'its host does not answer there',
  ECONNRESET: 'its host broke off',
  ERR_STREAM_PREMATURE_CLOSE: 'its host broke off',
  ENOSPC: 'there is no room for it on the disk (TMPDIR)',
}

/** Why no answer came, or not all of it. */
export function failureWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it took longer than an hour'
  const code = 'code' in error ? String(error.code) : ''
  if (/CERT|SELF_SIGNED|LEAF_SIGNATURE/.test(code)) return `the certificate of its host is not valid (${code})`
  if (/SSL|TLS|EPROTO/.test(code)) return `its host cannot be asked by TLS (${code})`
  return CODES[code] ?? error.message
}
