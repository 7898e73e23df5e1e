/** What holds for every answer. */
export const SECURED = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** Public data: any page may read it, without credentials. */
export const READABLE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Date, Retry-After, Link',
  // Pages that are isolated from other origins load nothing without it.
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/** What holds for documents in the frames of others, and for their workers: pages that are isolated show no others. */
export const FRAMED = { 'Cross-Origin-Embedder-Policy': 'require-corp' } as const

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/** What holds for every answer of the API. */
export const PUBLIC = { ...SECURED, ...READABLE, Allow: ALLOWED_METHODS } as const

/** What a browser asks for before a request that is not a simple one. */
export const PREFLIGHT = {
  ...PUBLIC,
  'Access-Control-Allow-Methods': ALLOWED_METHODS,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
} as const
