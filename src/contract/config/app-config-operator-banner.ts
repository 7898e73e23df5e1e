import * as z from 'zod/mini'
import { InstantText, OperatorLink, OperatorTextSchema } from './app-config-parts.ts'

/** What the operator has to say to everybody, with what is to be done about mistakes. */
export const OperatorBanner = z
  .strictObject({
    text: OperatorTextSchema,
    /** `info` can be put away, for the session; `emergency` is read out at once. */
    level: z.enum(['info', 'warning', 'emergency'], 'Enter "info", "warning" or "emergency".'),
    link: z.optional(OperatorLink),
    /** It is shown from this instant on; without it, at once. */
    from: z.optional(InstantText),
    /** It is shown until this instant; without it, until it is taken out. */
    until: z.optional(InstantText),
  })
  .check(
    z.refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), {
      error: 'Enter an instant after "from".',
      path: ['until'],
    }),
  )
