/** What the operator's configuration says about other origins. */
export interface TrustedOrigins {
  /** A service of the contract at another origin. */
  readonly apiBase: string | null
  /** Origins that backgrounds of the map come from. */
  readonly mapOrigins: readonly string[]
  /** The same of the embed. */
  readonly embedMapOrigins: readonly string[]
  /** Origins whose pages may show the app in a frame. */
  readonly frameAncestors: readonly string[]
  /** The same of the embed. */
  readonly embedAncestors: readonly string[]
}

/** The content security policies of the web app's files. */
export interface Policies {
  /** Of the embed's page. */
  readonly embed: string
  /** Of everything else. */
  readonly app: string
}

/** The policies under which the web app runs: itself, the API and the maps that it reads, and nothing else. */
export function contentSecurityPolicies(trusted: TrustedOrigins): Policies {
  const { frameAncestors, embedAncestors, mapOrigins, embedMapOrigins } = trusted
  const app = [
    ...withinItself(trusted, mapOrigins),
    "worker-src 'self'",
    "frame-src 'self'",
    ['frame-ancestors', ...(frameAncestors.length === 0 ? ["'none'"] : frameAncestors)].join(' '),
  ]
  // In a sandboxed frame the embed has no origin of its own, and may start a worker from a data: address only.
  const embed = [...withinItself(trusted, embedMapOrigins), "worker-src 'self' data:", ...embedFraming(embedAncestors)]
  return { app: app.join('; '), embed: embed.join('; ') }
}

function withinItself({ apiBase }: TrustedOrigins, mapOrigins: readonly string[]): readonly string[] {
  const api = apiBase === null ? [] : [new URL(apiBase).origin]
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...mapOrigins].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...new Set([...api, ...mapOrigins])].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
}

/** What a policy says of the pages that may show the embed. For any page no directive at all: `frame-ancestors *` would refuse files and sandboxed pages, which have no origin. */
export function embedFraming(origins: readonly string[]): readonly string[] {
  return origins.includes('*') ? [] : [["frame-ancestors 'self'", ...origins].join(' ')]
}
