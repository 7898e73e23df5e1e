import * as z from 'zod/mini'
import { HttpUrl, Text } from './app-config.ts'

/** What the operator adds to the accessibility statement, as the page reads it; the service checks it by `OperatorStatement`. */
export const StatementConfig = z.object({
  /** Who answers for the site. */
  name: Text,
  mail: z.string(),
  phone: z.optional(z.string()),
  /** The law that asks for it, as a sentence names it. */
  law: z.optional(Text),
  /** The body to turn to when an answer does not satisfy. */
  enforcement: z.optional(z.object({ label: Text, url: HttpUrl })),
  /** The days on which the operator prepared the statement, and last looked it over. */
  prepared: z.optional(z.string()),
  reviewed: z.optional(z.string()),
  /** What of the operator's own is lacking. */
  lacking: z._default(z.array(Text), []),
})
export type StatementConfig = z.infer<typeof StatementConfig>
