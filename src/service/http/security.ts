/** What the operator's configuration says about other origins. */
export interface TrustedOrigins {
  /** A service of the contract at another origin. */
  readonly apiBase: string | null
  /** Origins that backgrounds of the map come from. */
  readonly mapOrigins: readonly string[]
  /** Origins whose pages may show the app in a frame. */
  readonly frameAncestors: readonly string[]
}

/** The policy under which the web app runs: itself, the API and the maps that it reads, and nothing else. */
export function contentSecurityPolicy({ apiBase, mapOrigins, frameAncestors }: TrustedOrigins): string {
  const api = apiBase === null ? [] : [new URL(apiBase).origin]
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...mapOrigins].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...new Set([...api, ...mapOrigins])].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ['frame-ancestors', ...(frameAncestors.length === 0 ? ["'none'"] : frameAncestors)].join(' '),
  ].join('; ')
}
