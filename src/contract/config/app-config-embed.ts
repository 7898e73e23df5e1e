import * as z from 'zod/mini'

/** What the embed reads of the configuration; the service checks it by `OperatorConfig`. */
export const EmbedConfig = z.object({
  /** The origins of pages whose messages are accepted; `*` is any, `https://*.example.org` any host below that one. */
  embedOrigins: z._default(z.array(z.string()), ['*']),
})
export type EmbedConfig = z.infer<typeof EmbedConfig>

/** Whether messages from an origin are accepted; it is `null` for a page that has none, as messages say it. */
export function isAllowedOrigin({ embedOrigins }: EmbedConfig, origin: string): boolean {
  return embedOrigins.some((allowed) => allowed === '*' || allowed === origin || isBelow(allowed, origin))
}

function isBelow(pattern: string, origin: string): boolean {
  const [scheme = '', domain] = pattern.split('*.')
  return domain !== undefined && origin.startsWith(scheme) && origin.endsWith(`.${domain}`)
}
