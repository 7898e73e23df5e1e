import * as z from 'zod/mini'
import { OperatorLink, OperatorTextSchema } from './app-config-parts.ts'

const DayText = z.iso.date('Enter a day such as 2026-11-26.')

/** What the operator adds to the accessibility statement, with what is to be done about mistakes. */
export const OperatorStatement = z
  .strictObject({
    /** Who answers for the site. */
    name: OperatorTextSchema,
    mail: z.email('Enter a mail address such as access@example.org.'),
    phone: z.optional(z.string().check(z.regex(/^\+?[\d ()/-]{3,}$/, 'Enter a number such as +43 1 234567.'))),
    /** The law that asks for it, as a sentence names it. */
    law: z.optional(OperatorTextSchema),
    /** The body to turn to when an answer does not satisfy. */
    enforcement: z.optional(OperatorLink),
    /** The days on which the operator prepared the statement, and last looked it over. */
    prepared: z.optional(DayText),
    reviewed: z.optional(DayText),
    /** What of the operator's own is lacking. */
    lacking: z.prefault(z.array(OperatorTextSchema), []),
  })
  .check(
    z.refine(({ prepared, reviewed }) => !prepared || !reviewed || prepared <= reviewed, {
      error: 'Enter a day that is not before "prepared".',
      path: ['reviewed'],
    }),
  )
